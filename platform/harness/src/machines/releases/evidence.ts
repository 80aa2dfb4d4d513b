/** A write of a squad to a registry that was killed meanwhile. */
export interface Interrupted {
  name: string
  /** Whether the registry had not answered yet when it was killed. */
  wasInFlight: boolean
  /** The milliseconds from the kill to the answer of the other registry, to the same write. */
  repeatedAfter: number
}

/** The releases as one registry shows them. */
export interface RegistryView {
  name: string
  /** The last event of the log. */
  sequence: number
  /** The stable version of each unit that the squad promoted. */
  stable: Readonly<Record<string, string | undefined>>
  /** The publishes and the joint promotions of its log, as `published services 1.0.0`. */
  events: readonly string[]
  /** The snapshot and the log, to compare both registries. */
  whole: string
}

export interface EdgeView {
  name: string
  /** The event of the log up to which it serves visitors. */
  sequence: number | null
  /** The releases that it does not serve. */
  refused: number
}

export interface ReleaseEvidence {
  interrupted: readonly Interrupted[]
  /** The versions that the squad published and promoted together. */
  wanted: Readonly<Record<string, string>>
  registries: readonly RegistryView[]
  edges: readonly EdgeView[]
}
