/** A unit in a channel. */
export interface UnitStatus {
  stable?: string
  candidate?: { version: string; percent: number; since: string }
  frozen?: { by: string; reason: string }
  pinned?: { version: string; by: string; reason: string }
  /** Stable versions before this one that a rollback goes to, the latest last. */
  earlier: readonly string[]
  changed: string
}

/** How one version does with its visitors. */
export interface UnitHealth {
  visitors: number
  failing: number
  lcp?: number
  inp?: number
}

export interface Status {
  sequence: number
  channels: Record<string, Readonly<Record<string, UnitStatus>>>
  /** By channel, unit and version. */
  health: Record<string, Record<string, Record<string, UnitHealth>>>
}

export interface ListedRelease {
  version: string
  contract: string
  publishedAt: string
  publishedBy: string
  note?: string
  files: number
  brotli: number
  channels: string[]
  fetchable: boolean
}

/** An event as anybody may read it, without a release's record and without a token's hash. */
export interface ListedEvent {
  sequence: number
  at: string
  by: string
  type: string
  unit?: string
  channel?: string
  version?: string
  from?: string
  percent?: number
  reason?: string
  reasons?: readonly { message: string }[]
  label?: string
}
