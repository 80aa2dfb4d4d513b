/** The store of release files, by the hash of their content: a disk, or a bucket of an object store. */
export interface ContentStore {
  has(sha384: string): Promise<boolean>
  /** The content, or undefined when it is not stored. */
  read(sha384: string): Promise<Buffer | undefined>
  /** Stores content whose hash the caller has verified. The write is atomic for readers. */
  write(sha384: string, content: Buffer): Promise<void>
  /** Every stored hash and when it was stored. */
  list(): AsyncIterable<{ sha384: string; storedAt: Date }>
  /** Removes a file, unless it was stored or queried after this moment: a listing may be late. */
  removeOlder(sha384: string, than: Date): Promise<void>
}
