export { StoreError } from './errors.ts'
export type { StoreErrorCode } from './errors.ts'
export { FileBlobStore } from './file.ts'
export type { FileBlobStoreOptions } from './file.ts'
export { extensionOf, mediaTypeOf, sniffMediaType, typeOfExtension } from './media-type.ts'
export { MemoryBlobStore } from './memory.ts'
export type { MemoryBlobStoreOptions } from './memory.ts'
export { isRef, newRef } from './ref.ts'
export type {
  BlobData,
  BlobInfo,
  BlobStore,
  ByteRange,
  ManagedBlobStore,
  RandomBytes,
  ReadOptions,
  Scope,
  StoreClock,
  StoreOptions,
  StoreSettings,
  SweepOptions,
  SweepReport,
} from './types.ts'
