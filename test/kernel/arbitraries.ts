import * as fc from 'fast-check'
import type {
  ChainCallRecord,
  ChainFile,
  ChainRunResult,
  ContentBlock,
  InvocationResult,
} from '../../src/kernel/index.ts'
import { invocationCodeSchema } from '../../src/kernel/index.ts'

/** JSON as a wire carries it: keys may be anything, `__proto__` too; no -0, which JSON cannot tell from 0. */
export const json = fc.json({ maxDepth: 4 }).map((text): unknown => JSON.parse(text.replaceAll('-0', '0')))
export const jsonObject = fc
  .dictionary(fc.string(), json, { maxKeys: 5 })
  .map((value): Record<string, unknown> => JSON.parse(JSON.stringify(value)))

export const isoDate = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const hex64 = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })
const bytes = fc.uint8Array({ maxLength: 64 })
const effect = fc.constantFrom('none' as const, 'done' as const, 'unknown' as const)
const optional = { requiredKeys: [] as [] }

const source = fc.oneof(
  fc.record({ data: bytes }),
  fc.record({ url: fc.webUrl() }),
  fc.record({ fileId: fc.string() }),
)
const media = fc
  .tuple(
    fc.constantFrom('image' as const, 'audio' as const, 'video' as const, 'document' as const),
    source,
    fc.record({ name: fc.string() }, optional),
  )
  .map(([type, from, name]) => ({ type, mediaType: 'image/png', ...from, ...name }))

export const contentBlock: fc.Arbitrary<ContentBlock> = fc.oneof(
  fc.record({ type: fc.constant('text' as const), text: fc.string() }),
  media,
  fc.record(
    {
      type: fc.constant('resource_link' as const),
      uri: fc.webUrl(),
      name: fc.string(),
      mediaType: fc.string(),
      bytes: fc.nat(),
    },
    { requiredKeys: ['type', 'uri'] },
  ),
)

export const chainFile: fc.Arbitrary<ChainFile> = fc.record(
  {
    path: fc.constant('/workspace/media/x_1.png'),
    mediaType: fc.constant('image/png'),
    bytes: fc.nat(),
    sha256: hex64,
    artifactRef: fc.string(),
    data: bytes,
  },
  { requiredKeys: ['path', 'mediaType', 'bytes', 'sha256'] },
)

export const invocationResult: fc.Arbitrary<InvocationResult> = fc.record(
  {
    callId: fc.string(),
    tool: fc.string(),
    status: fc.constantFrom('ok' as const, 'error' as const, 'denied' as const),
    code: fc.constantFrom(...invocationCodeSchema.options),
    text: fc.string(),
    structured: json as fc.Arbitrary<never>,
    artifactRef: fc.string(),
    bytes: fc.nat(),
    mediaType: fc.string(),
    files: fc.array(chainFile, { maxLength: 3 }),
    retryable: fc.boolean(),
    effect,
  },
  {
    requiredKeys: ['callId', 'tool', 'status', 'text', 'bytes', 'mediaType', 'files', 'retryable', 'effect'],
  },
)

const approval = fc.record(
  {
    decision: fc.constantFrom('approved' as const, 'timeout' as const, 'cancelled' as const),
    decidedBy: fc.string(),
    reason: fc.string(),
    editedFrom: hex64,
    remember: fc.oneof(fc.constantFrom('call' as const, 'chain' as const), fc.record({ rule: fc.string() })),
    rule: fc.string(),
    waitedMs: fc.double({ min: 0, max: 1e6, noNaN: true }).map(Math.abs),
  },
  { requiredKeys: ['decision', 'waitedMs'] },
)

export const chainCallRecord: fc.Arbitrary<ChainCallRecord> = fc.record(
  {
    seq: fc.integer({ min: 1 }),
    callId: fc.string(),
    tool: fc.string(),
    argsDigest: hex64,
    status: fc.constantFrom(
      'ok' as const,
      'error' as const,
      'denied' as const,
      'timeout' as const,
      'cancelled' as const,
    ),
    code: fc.constantFrom(...invocationCodeSchema.options),
    effect,
    risk: fc.constantFrom('safe' as const, 'high' as const, 'critical' as const),
    approval,
    startedAt: isoDate,
    durationMs: fc.nat(),
    argumentBytes: fc.nat(),
    resultBytes: fc.nat(),
    refs: fc.array(fc.string(), { maxLength: 3 }),
    position: fc.record({ line: fc.integer({ min: 1 }), column: fc.integer({ min: 1 }) }),
    source: fc.string(),
    observedAt: isoDate,
    policy: fc.string(),
  },
  {
    requiredKeys: [
      'seq',
      'callId',
      'tool',
      'argsDigest',
      'status',
      'effect',
      'startedAt',
      'durationMs',
      'argumentBytes',
      'resultBytes',
      'refs',
    ],
  },
)

const run = {
  chainId: fc.uuid(),
  logs: fc.array(fc.record({ level: fc.constantFrom('info' as const, 'warn' as const), text: fc.string() }), {
    maxLength: 3,
  }),
  files: fc.array(chainFile, { maxLength: 2 }),
  trace: fc.array(chainCallRecord, { maxLength: 3 }),
  stats: fc.record({ durationMs: fc.nat(), cpuMs: fc.nat(), toolCalls: fc.nat() }),
}

export const chainRunResult: fc.Arbitrary<ChainRunResult> = fc.oneof(
  fc.record(
    {
      ...run,
      status: fc.constant('ok' as const),
      value: json as fc.Arbitrary<never>,
      preview: fc.string(),
      bytes: fc.nat(),
    },
    { requiredKeys: ['chainId', 'logs', 'files', 'trace', 'stats', 'status', 'bytes'] },
  ),
  fc.record({
    ...run,
    status: fc.constantFrom('error' as const, 'timeout' as const, 'cancelled' as const),
    error: fc.record(
      {
        code: fc.constantFrom('script' as const, 'cpu' as const),
        name: fc.string(),
        message: fc.string(),
        line: fc.integer({ min: 1 }),
      },
      { requiredKeys: ['code', 'name', 'message'] },
    ),
  }),
  fc.record({
    ...run,
    status: fc.constant('suspended' as const),
    waitingFor: fc.array(fc.record({ callId: fc.string(), tool: fc.string() }), { maxLength: 2 }),
  }),
)

const path = fc.constantFrom('', '/to', '/list/*', '/a~1b/0')
const condition = fc.oneof(
  fc.record({ path, equals: json }),
  fc.record({ path, oneOf: fc.array(json, { minLength: 1, maxLength: 3 }) }),
  fc.record({ path, glob: fc.string({ maxLength: 20 }) }),
  fc.record({ path, atLeast: fc.integer() }),
  fc.record({ path, atMost: fc.integer() }),
  fc.record({ path, exists: fc.boolean() }),
)

/** Any rule that can be written down. */
export const approvalRule = fc.record(
  {
    id: fc.string({ minLength: 1, maxLength: 20 }),
    tool: fc.string({ minLength: 1, maxLength: 20 }),
    risk: fc.uniqueArray(fc.constantFrom('safe', 'high', 'critical'), { minLength: 1 }),
    sink: fc.boolean(),
    after: fc.constantFrom('untrusted', 'private'),
    arguments: fc.array(condition, { maxLength: 3 }),
    action: fc.constantFrom('allow', 'ask', 'deny'),
    reason: fc.string({ maxLength: 50 }),
  },
  { requiredKeys: ['id', 'action'] },
)
