import type { Boot } from '@borong/contract/release'

type Exports = Readonly<Record<string, unknown>>

/** The exports of a remote's server bundle: every exposed module by name, run at its first request. */
export type RemoteBundle = Readonly<Record<string, () => Exports>>

/** One page that the host's server bundle renders. */
export interface PageToRender {
  boot: Boot
  /** Path and query. */
  url: string
  /** A module of a remote; throws when the remote has no module of that name, or no server bundle. */
  load(unit: string, module: string): Exports
}

/** A region that threw: the browser renders it. */
export interface FailedRegion {
  unit: string
  /** The first line of the error with its position. */
  message: string
}

/**
 * A page as the host rendered it: the elements that React hoists (title, meta, preloads) apart from the content of
 * `#app`.
 */
export interface RenderedPage {
  head: string
  html: string
  /** False when the host omitted a part that may succeed in the next render. */
  isWhole?: boolean
  /** The regions that threw, with their units. A host of an earlier release does not list them. */
  failed?: readonly FailedRegion[]
}

/** The exports of the host's server bundle. */
export interface HostBundle {
  /** Packages that the remotes' bundles require, by the name they require: React, the contract, … */
  shared: Exports
  /** The contract for remotes of earlier major versions, by major version. */
  adapters?: Readonly<Record<string, Exports>>
  /** Renders one page. No state of the page may outlive the call. */
  render(page: PageToRender): Promise<RenderedPage>
}
