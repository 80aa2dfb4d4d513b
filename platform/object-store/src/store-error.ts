/** A failure of the object store. Its message names the store's address, and never credentials. */
export class StoreError extends Error {
  /** `unavailable` ends by itself; `refused` needs other settings. */
  readonly kind: 'unavailable' | 'refused'

  constructor(kind: 'unavailable' | 'refused', message: string) {
    super(message)
    this.kind = kind
  }
}
