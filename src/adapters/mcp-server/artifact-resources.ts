import { artifactUri } from './artifact-uri.ts'
import type { ConnectionState } from './connection-state.ts'
import { readArtifactResource } from './read-artifact-resource.ts'
import { ResourceNotFoundError, ResourceTemplate, type McpServer, type ReadResourceResult } from './sdk.ts'

/** Serves the artifacts that results link to, whole or in ranges of bytes. */
export function artifactResources(server: McpServer, { host }: ConnectionState): void {
  const read = async (uri: URL): Promise<ReadResourceResult> => {
    const found = await readArtifactResource(uri.href, { store: host.store, owner: host.owner })
    if (found === undefined) throw new ResourceNotFoundError(uri.href)
    return found
  }
  server.registerResource(
    'artifact',
    new ResourceTemplate('catenary://artifact/{ref}', { list: () => ({ resources: listed(host.desk) }) }),
    { description: 'A large result or a file of a chain, as results link to it.' },
    read,
  )
  server.registerResource(
    'artifact-range',
    new ResourceTemplate('catenary://artifact/{ref}/{from}-{to}', { list: undefined }),
    { description: 'Bytes of an artifact: from (included) to (excluded).' },
    read,
  )
}

interface Listed {
  readonly uri: string
  readonly name: string
  readonly mimeType: string
  readonly size: number
}

/** What the chains that are remembered have left behind. */
function listed(desk: ConnectionState['host']['desk']): Listed[] {
  return desk.all().flatMap(({ id, result }): Listed[] => {
    if (result === undefined) return []
    const files = result.files.flatMap(({ artifactRef, path, mediaType, bytes }) =>
      artifactRef === undefined
        ? []
        : [{ uri: artifactUri(artifactRef), name: `${id}${path}`, mimeType: mediaType, size: bytes }],
    )
    if (result.status !== 'ok' || result.artifactRef === undefined) return files
    const uri = artifactUri(result.artifactRef)
    return [{ uri, name: `${id}/value.json`, mimeType: 'application/json', size: result.bytes }, ...files]
  })
}
