/** The request of the registry to an edge: render the routes of these versions beside the live ones. */
export interface RenderCheckRequest {
  channel: string
  /** The versions that are about to go live, by unit. */
  versions: Readonly<Record<string, string>>
  /** When it was signed: an edge refuses old requests. */
  at: string
}

/** The answer of an edge. */
export interface RenderCheckResult {
  /** The addresses that were rendered. */
  checked: readonly string[]
  /** Routes with parameters without a known address, and routes that could not be rendered in time. */
  unchecked: readonly string[]
  failures: readonly {
    route: string
    unit: string
    /** The first line of the error with its position. */
    message: string
  }[]
}
