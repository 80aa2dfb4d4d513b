/** A promise of the soak. It is kept when `broken` is empty. */
export interface Verdict {
  promise: string
  /** The figures behind it. */
  found: string
  broken: string[]
}
