import { derivedPositions, type Derivation } from './positions.ts'
import { type Preparation, refuse } from './preparation.ts'
import type { ScriptDraft } from './script-draft.ts'
import { countStatements, wholeShape } from './whole-shape.ts'
import type { Translation } from './wrapped-code.ts'

/** What goes around the code of a body. */
interface Surroundings {
  readonly before: string
  readonly after: string
}

/** The body with the code as it stands, and how it came about. */
export function plainBody(draft: ScriptDraft, translation: Translation): Derivation {
  return derive(draft, translation, { before: '', after: draft.tail })
}

/** Calls what is a function as a whole, refuses what only defines some, and leaves any other body as it is. */
export function finishScript(draft: ScriptDraft, translation: Translation): Preparation {
  const { source, scan } = draft
  if (draft.head !== '' && (countStatements(translation.js) ?? 1) > 1) {
    const message = 'a function needs a name unless it is the whole script: name it, and call it at the end'
    return refuse({ kind: 'syntax', message }, { source, offset: scan.first })
  }
  if (draft.tail !== '') return prepared(plainBody(draft, translation), translation)
  const { js, language } = translation
  const shape = wholeShape(js, language === 'javascript' ? scan : undefined)
  switch (shape?.shape) {
    case undefined:
      return prepared(plainBody(draft, translation), translation)
    case 'function':
    case 'call': {
      const after = shape.shape === 'function' ? '\n)()' : '\n)'
      const whole = { ...translation, js: shape.text }
      return prepared(derive(draft, whole, { before: 'return (\n', after }), translation)
    }
    case 'declarations': {
      const offset = translation.origin(shape.offset) ?? scan.first
      return refuse({ kind: 'syntax', message: onlyDefines(shape.names) }, { source, offset })
    }
    default:
      return shape satisfies never
  }
}

function derive(draft: ScriptDraft, translation: Translation, { before, after }: Surroundings): Derivation {
  const { preamble, js, origin } = translation
  const start = draft.bindings.length + preamble.length + before.length
  const body = draft.bindings + preamble + before + js + after
  return { source: draft.source, body, start, end: start + js.length, origin }
}

function prepared(derivation: Derivation, { language }: Translation): Preparation {
  const { body } = derivation
  return { ok: true, script: { body, language, positions: derivedPositions(derivation) } }
}

function onlyDefines(names: readonly string[]): string {
  const main = names.find((name) => name === 'main') ?? names.at(-1) ?? 'main'
  const defined = names.slice(0, 5).map((name) => `${name}()`)
  return `the script only defines ${defined.join(', ')}; call it: return await ${main}()`
}
