import { AsyncLocalStorage } from 'node:async_hooks'

import {
  context,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Context,
  type ContextManager,
} from '@opentelemetry/api'
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace-base'
import { afterAll, describe, expect, it } from 'vitest'

import { otlpJson, readRuns, MemoryTraceSink } from '../../src/trace/index.ts'
import { OpenTelemetryTraceSink } from '../../src/trace/opentelemetry.ts'
import { bench, invokerOf, ScriptedApproval, tool } from '../invoker/fixture.ts'

/** The context of asynchronous calls, as an application sets it up once. */
class AsyncContext implements ContextManager {
  readonly #storage = new AsyncLocalStorage<Context>()
  active = (): Context => this.#storage.getStore() ?? ROOT_CONTEXT
  with: ContextManager['with'] = (given, work, self, ...args) =>
    this.#storage.run(given, () => Reflect.apply(work, self, args))
  bind = <T>(_: Context, target: T): T => target
  enable = (): this => this
  disable = (): this => this
}

function provider(): {
  readonly tracer: ReturnType<BasicTracerProvider['getTracer']>
  spans(): ReadableSpan[]
} {
  const exporter = new InMemorySpanExporter()
  const made = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
  return { tracer: made.getTracer('test'), spans: () => exporter.getFinishedSpans() }
}

const ms = ([seconds, nanoseconds]: readonly [number, number]): number => seconds * 1000 + nanoseconds / 1e6

const tools = [
  tool('read', () => 1),
  tool('send', () => 'sent', { risk: 'high' }),
  tool('fail', () => Promise.reject(new Error('no')), { risk: 'high' }),
]

describe('OpenTelemetry', () => {
  it('has one span for the chain, and below it one for each call by the GenAI conventions', async () => {
    const { tracer, spans } = provider()
    const approvalHandler = new ScriptedApproval({ decision: 'approved', decidedBy: 'ada' })
    const { call, session } = bench(tools, {
      traceSinks: [new OpenTelemetryTraceSink({ tracer })],
      approvalHandler,
    })
    await call('read', { q: 1 })
    await call('send')
    await call('fail')
    await session.conclude({ status: 'error', code: 'tool', cpuMs: 7 })

    const [read, send, fail, chain] = spans()
    expect(spans().map(({ name }) => name)).toEqual([
      'execute_tool read',
      'execute_tool send',
      'execute_tool fail',
      'catenary run_chain',
    ])
    for (const span of [read, send, fail]) {
      expect(span?.parentSpanContext?.spanId).toBe(chain?.spanContext().spanId)
      expect(span?.spanContext().traceId).toBe(chain?.spanContext().traceId)
    }
    expect(read?.attributes).toMatchObject({
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': 'read',
      'gen_ai.tool.call.id': session.trace[0]?.callId,
      'gen_ai.tool.type': 'function',
      'catenary.call.effect': 'none',
      'catenary.call.risk': 'safe',
    })
    expect(Object.keys(read?.attributes ?? {})).not.toContain('gen_ai.tool.call.arguments')
    expect(send?.events).toMatchObject([
      { name: 'catenary.approval', attributes: { 'catenary.approval.decided_by': 'ada' } },
    ])
    expect(fail?.attributes['error.type']).toBe('tool_failed')
    expect(fail?.status).toMatchObject({ code: SpanStatusCode.ERROR })
    expect(read?.status.code).toBe(SpanStatusCode.UNSET)
    expect(chain?.attributes).toMatchObject({
      'catenary.chain.id': 'chain-1',
      'catenary.status': 'error',
      'error.type': 'tool',
      'catenary.calls': 3,
      'catenary.cpu_ms': 7,
    })
    expect(chain?.status.code).toBe(SpanStatusCode.ERROR)
  })

  it('has arguments and results only where they are kept', async () => {
    const { tracer, spans } = provider()
    const sink = new OpenTelemetryTraceSink({ tracer })
    const { call } = bench(tools, { traceSinks: [sink], redact: (value) => value })
    await call('read', { q: 1 })
    expect(spans()[0]?.attributes).toMatchObject({
      'gen_ai.tool.call.arguments': '{"q":1}',
      'gen_ai.tool.call.result': '1',
    })
  })

  it('has the times of a clock that only grows', async () => {
    const { tracer, spans } = provider()
    let wall = 1_800_000_000_000
    let monotonic = 0
    const clock = { now: () => (wall -= 3_600_000), monotonic: () => (monotonic += 10) }
    const { call, session } = bench(tools, { traceSinks: [new OpenTelemetryTraceSink({ tracer })], clock })
    await call('read')
    await session.conclude({ status: 'ok' })
    const [read, chain] = spans() as [ReadableSpan, ReadableSpan]
    expect(ms(read.endTime)).toBeGreaterThan(ms(read.startTime))
    expect(ms(read.startTime)).toBeGreaterThanOrEqual(ms(chain.startTime))
    expect(ms(chain.endTime)).toBeGreaterThanOrEqual(ms(read.endTime))
  })

  it('is below the span that is active where the chain is started', async () => {
    const { tracer, spans } = provider()
    context.setGlobalContextManager(new AsyncContext())
    const outer = tracer.startSpan('agent')
    await context.with(trace.setSpan(context.active(), outer), async () => {
      const invoker = invokerOf(tools, { traceSinks: [new OpenTelemetryTraceSink({ tracer })] })
      await invoker.invoke({ name: 'read', arguments: {} })
    })
    outer.end()
    const direct = spans().find(({ name }) => name === 'catenary direct_calls')
    expect(direct?.parentSpanContext?.spanId).toBe(outer.spanContext().spanId)
  })

  it('ends the spans of sessions that did not', async () => {
    const { tracer, spans } = provider()
    const sink = new OpenTelemetryTraceSink({ tracer })
    const { call } = bench(tools, { traceSinks: [sink] })
    await call('read')
    expect(spans()).toHaveLength(1)
    await sink[Symbol.asyncDispose]()
    expect(spans().map(({ name }) => name)).toContain('catenary run_chain')
  })

  it('is told the same by an export of a trace that was kept', async () => {
    const { tracer, spans } = provider()
    const kept = new MemoryTraceSink()
    const { call, session } = bench(tools, { traceSinks: [new OpenTelemetryTraceSink({ tracer }), kept] })
    await call('read')
    await session.conclude({ status: 'ok' })
    const { resourceSpans } = otlpJson(await readRuns(kept)) as {
      resourceSpans: { scopeSpans: { spans: { name: string; attributes: { key: string }[] }[] }[] }[]
    }
    const exported = resourceSpans[0]?.scopeSpans[0]?.spans ?? []
    const told = spans()
    expect(exported.map(({ name }) => name).toSorted()).toEqual(told.map(({ name }) => name).toSorted())
    for (const { name, attributes } of exported) {
      const span = told.find((one) => one.name === name)
      expect(attributes.map(({ key }) => key)).toEqual(Object.keys(span?.attributes ?? {}))
    }
  })

  afterAll(() => context.disable())
})
