import type { Boot } from '@borong/contract/release'

type Exports = Readonly<Record<string, unknown>>

/** What a remote's server bundle exports: every exposed module by name, run when it is first asked for. */
export type RemoteBundle = Readonly<Record<string, () => Exports>>

/** One page for the host's server bundle to draw. */
export interface PageToDraw {
  boot: Boot
  /** Path and query. */
  url: string
  /** A module of a remote; throws when the remote has none of that name, or no server bundle. */
  load(unit: string, module: string): Exports
}

/** A page as the host drew it: what React hoists (title, meta, preloads) apart from what stands in `#app`. */
export interface DrawnPage {
  head: string
  html: string
  /** False when the host gave up something that might be there the next time. */
  isWhole?: boolean
}

/** What the host's server bundle exports. */
export interface HostBundle {
  /** Packages that the remotes' bundles require, by the name they require: React, the contract, … */
  shared: Exports
  /** Draws one page. Nothing that belongs to it may outlive the call. */
  render(page: PageToDraw): Promise<DrawnPage>
}
