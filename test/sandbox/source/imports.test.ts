import { afterAll, describe, expect, it } from 'vitest'
import { createScriptCompiler } from '../../../sandbox/source/compile.ts'
import { markedPlace, runPrepared, scriptOf } from './run-prepared.ts'

const shapes = { expression: '({ area: (r) => r * r * 3, round: Math.round })', exports: ['area', 'round'] }
const compiler = createScriptCompiler({
  modules: new Map([
    ['node:shapes', shapes],
    ['shapes', shapes],
  ]),
})
afterAll(() => compiler[Symbol.asyncDispose]())

const prepare = (source: string) => compiler.prepare(source, { maxBytes: 262_144 })
const run = async (source: string) => runPrepared(scriptOf(await prepare(source)))

describe('an import of a module that there is', () => {
  it.each([
    ['names', "import { area } from 'node:shapes'\nreturn area(2)", 12],
    ['its other spelling', 'import { area } from "shapes"; return area(2)', 12],
    ['a name as another', "import { area as a, round } from 'shapes';\nreturn round(a(2) + 0.4)", 12],
    ['the whole', "import * as shapes from 'shapes'\nreturn shapes.area(2)", 12],
    ['the default', "import shapes from 'shapes'\nreturn shapes.area(2)", 12],
    ['the default by its name', "import { default as s } from 'shapes'\nreturn s.area(2)", 12],
    ['the default and names', "import s, { area } from 'shapes'\nreturn s.area(area(1))", 27],
    ['the default and the whole', "import s, * as t from 'shapes'\nreturn s.area(1) + t.area(1)", 6],
    [
      'over several lines',
      "import {\n  area, // of a circle\n  round,\n} from 'shapes'\nreturn round(area(2))",
      12,
    ],
    ['nothing of it', "import 'shapes'\nimport {} from 'shapes'\nreturn 1", 1],
    ['types beside names', "import { type Shape, area } from 'shapes'\nreturn area(2)", 12],
    ['a name named type', "import { area as type } from 'shapes'\nreturn type(2)", 12],
    ['with attributes', "import { area } from 'shapes' with { type: 'module' }\nreturn area(2)", 12],
    ['in one line', 'import{area}from"shapes";return area(2)', 12],
    [
      'below its use',
      'const a = () => area(2)\nconst b = area(1)\nimport { area } from "shapes"\nreturn a() + b',
      15,
    ],
    ['in a script with types', "import { area } from 'shapes'\nconst r: number = 2\nreturn area(r)", 12],
    ['in one that is lowered', "import { area } from 'shapes'\nenum R { two = 2 }\nreturn area(R.two)", 12],
    ['before a function that is the script', "import { area } from 'shapes'\nasync () => area(2)", 12],
    [
      'before export default',
      "import { area } from 'shapes'\nexport default async function () { return area(2) }",
      12,
    ],
    ['in a fence', "```js\nimport { area } from 'shapes'\nreturn area(2)\n```", 12],
  ])('%s', async (_, source, value) => {
    expect(await run(source)).toEqual({ status: 'value', value })
  })

  it('moves no position', async () => {
    const { text, line, column } = markedPlace("import { area } from 'shapes'\nconst x = 1; ¦missing(x)")
    expect(await run(text)).toMatchObject({ status: 'error', at: { line, column } })
  })

  it('is looked up before the script can change anything', async () => {
    const source =
      "globalThis.Math = { round: () => 'changed' }\nimport { round } from 'shapes'\nreturn round(1.4)"
    expect(await run(source)).toEqual({ status: 'value', value: 1 })
  })
})

describe('an import that cannot be', () => {
  it.each([
    ['an unknown name', "¦import { volume } from 'shapes'", /has no "volume" here; it has area, round/],
    ['a synchronous form', "¦import { areaSync } from 'shapes'", /use `await area\(\.\.\.\)`/],
    ['a name of Object.prototype', "¦import { constructor } from 'shapes'", /has no "constructor"/],
    ['a text for a name', "¦import { 'area' as a } from 'shapes'", /has no/],
    ['code for a name', "¦import { [x]: y } from 'shapes'", /has no/],
    ['another module', "¦import x from 'other'", /the only modules here are node:shapes;/],
    ['a path that begins alike', "¦import x from 'shapes/more'", /"shapes\/more"/],
  ])('%s is refused with what there is', async (_, marked, message) => {
    const { text, line, column } = markedPlace(marked)
    const error = { kind: 'import', message: expect.stringMatching(message), line, column }
    expect(await prepare(text)).toMatchObject({ ok: false, error })
  })

  it('a name that is there already is a fault of the script', async () => {
    const answer = await prepare("import { area } from 'shapes'\nconst area = 1")
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: 'syntax', message: expect.stringMatching(/already been declared/) },
    })
  })
})
