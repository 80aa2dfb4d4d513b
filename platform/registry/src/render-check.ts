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
  /** All routes that were not rendered: those of `left`. */
  unchecked: readonly string[]
  /** The reasons for which routes were not rendered. Earlier edges do not send them. */
  left?: readonly { route: string; why: NotRendered }[]
  failures: readonly {
    route: string
    unit: string
    /** `timeout`: it does not end in time. `died`: it ended its worker. Without it, it threw. */
    reason?: 'timeout' | 'died'
    /** The first line of the error with its position. */
    message: string
  }[]
}

export type NotRendered = 'no address' | 'edge busy' | 'no server bundle'
