const scheme = 'catenary://artifact/'

/** Part of an artifact: bytes from (included) and to (excluded). */
export interface ArtifactAddress {
  readonly ref: string
  readonly from?: number
  readonly to?: number
}

/** The address of an artifact, or of a range of its bytes. */
export function artifactUri(ref: string, range?: { readonly from: number; readonly to: number }): string {
  return range === undefined ? `${scheme}${ref}` : `${scheme}${ref}/${range.from}-${range.to}`
}

/** Reads such an address; undefined if it is none. */
export function readArtifactUri(uri: string): ArtifactAddress | undefined {
  const match = /^catenary:\/\/artifact\/([\w-]{1,200})(?:\/(\d{1,15})-(\d{0,15}))?$/.exec(uri)
  const [, ref, from, to] = match ?? []
  if (ref === undefined) return undefined
  if (from === undefined) return { ref }
  return { ref, from: Number(from), ...(to === undefined || to === '' ? {} : { to: Number(to) }) }
}
