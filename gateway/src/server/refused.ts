/** The details that the message of a refusal and its caller need besides the name. */
export interface RefusedMore {
  data?: unknown
  errors?: Record<string, string[]>
  values?: Readonly<Record<string, string | number>>
}

/**
 * Ends a call with one of the error codes that its shape lists. Thrown inside a transaction, it rolls the transaction
 * back.
 */
export class Refused<Name extends string = string> extends Error {
  readonly refusal: Name
  readonly more: RefusedMore

  constructor(refusal: Name, more: RefusedMore = {}) {
    super(refusal)
    this.refusal = refusal
    this.more = more
  }
}
