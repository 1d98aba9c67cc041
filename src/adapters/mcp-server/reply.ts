import {
  artifactsIn,
  modelReply,
  type ApprovalRequest,
  type BlobStore,
  type ChainFile,
  type ChainRunResult,
  type ChainRunSuspended,
} from '../../index.ts'
import type { DeskChain } from './desk-chain.ts'
import { artifactUri } from './artifact-uri.ts'
import type { CallToolResult, ContentBlock } from './sdk.ts'

/** Pictures that are sent along, and how large one may be in bytes. */
const maxImages = 8
const maxImageBytes = 4 * 1024 * 1024
/** How many of the artifacts in a value are linked to. */
const maxLinks = 20

export interface ReplyOptions {
  readonly store: BlobStore | undefined
  readonly owner: string
  /** Whether pictures are sent along. @default links only */
  readonly images?: boolean
}

/** A chain's end as a client is told: the words for the model, then what is large as links, pictures when asked. */
export async function chainReply(result: ChainRunResult, options: ReplyOptions): Promise<CallToolResult> {
  const { text, isError } = modelReply(result)
  const links = await artifactLinks(result, options)
  const pictures = options.images === true ? await picturesOf(result.files, options) : []
  return {
    content: [
      { type: 'text', text },
      ...valueLink(result),
      ...links,
      ...result.files.flatMap(fileLink),
      ...pictures,
    ],
    ...(isError ? { isError } : {}),
    _meta: { 'catenary/chainId': result.chainId, 'catenary/status': result.status },
  }
}

type HowToDecide = (questionId: string) => string

/** What a client is told of a chain that waits for somebody else's decision. */
export function waitingReply(
  chainId: string,
  requests: readonly ApprovalRequest[],
  howToDecide: HowToDecide,
): CallToolResult {
  return suspendedReply(
    chainId,
    requests.map(({ id, call, risk }) => `  ${call.name} (risk ${risk}): ${howToDecide(id)}`),
  )
}

/** What a client is told of a chain that sleeps until there is an answer. */
export function sleepingReply(
  chain: DeskChain,
  waitingFor: ChainRunSuspended['waitingFor'],
  howToDecide: HowToDecide,
): CallToolResult {
  const lines = waitingFor.map(({ callId, tool }) => {
    const request = chain.askedAbout(callId)
    return request === undefined
      ? `  ${tool}: resume_chain asks the user again`
      : `  ${tool} (risk ${request.risk}): ${howToDecide(request.id)}`
  })
  return suspendedReply(chain.id, lines)
}

function suspendedReply(chainId: string, calls: readonly string[]): CallToolResult {
  const text = [
    `The chain ${chainId} is suspended: its user must decide about`,
    ...calls,
    'Tell the user what waits, and how to decide. Then call resume_chain with ' +
      `{ "chainId": "${chainId}" }. Do not run the script again: what it has done is done.`,
  ].join('\n')
  return {
    content: [{ type: 'text', text }],
    _meta: { 'catenary/chainId': chainId, 'catenary/status': 'suspended' },
  }
}

/** What a client is told that asked for something which is not there. */
export function errorReply(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true }
}

function valueLink(result: ChainRunResult): ContentBlock[] {
  if (result.status !== 'ok' || result.artifactRef === undefined) return []
  const uri = artifactUri(result.artifactRef)
  return [
    { type: 'resource_link', uri, name: 'value.json', mimeType: 'application/json', size: result.bytes },
  ]
}

/** Links to the artifacts in the value, as far as they are there. */
async function artifactLinks(
  result: ChainRunResult,
  { store, owner }: ReplyOptions,
): Promise<ContentBlock[]> {
  const refs = artifactsIn(result).slice(0, maxLinks)
  const infos = await Promise.all(refs.map(async (ref) => store?.info(ref, { owner }).catch(() => undefined)))
  return infos.flatMap((info) => {
    if (info === undefined) return []
    const { ref, mediaType, bytes } = info
    return [{ type: 'resource_link', uri: artifactUri(ref), name: ref, mimeType: mediaType, size: bytes }]
  })
}

function fileLink({ artifactRef, path, mediaType, bytes }: ChainFile): ContentBlock[] {
  if (artifactRef === undefined) return []
  const name = path.split('/').at(-1) ?? path
  return [
    {
      type: 'resource_link',
      uri: artifactUri(artifactRef),
      name,
      mimeType: mediaType,
      size: bytes,
      description: path,
    },
  ]
}

async function picturesOf(
  files: readonly ChainFile[],
  { store, owner }: ReplyOptions,
): Promise<ContentBlock[]> {
  const wanted = files
    .filter(({ mediaType, bytes }) => mediaType.startsWith('image/') && bytes <= maxImageBytes)
    .slice(0, maxImages)
  const found = await Promise.all(
    wanted.map(async ({ artifactRef, data, mediaType }) => {
      const bytes =
        data ??
        (artifactRef === undefined
          ? undefined
          : await store?.resolve(artifactRef, { owner }).catch(() => undefined))
      return bytes === undefined ? [] : [{ type: 'image' as const, data: base64(bytes), mimeType: mediaType }]
    }),
  )
  return found.flat()
}

/** Bytes as base64. */
export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}
