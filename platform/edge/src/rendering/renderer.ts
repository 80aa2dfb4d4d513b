import type { Release } from '@borong/contract/release'
import type { Language } from '../http/visitor-language.ts'
import type { BootFrame } from '../documents/boot.ts'
import type { FailedRegion } from './bundles.ts'
import type { ReleaseSet } from '../releases/release-set.ts'

/** One page for the server to render. It contains everything that the render may depend on. */
export interface RenderRequest {
  set: ReleaseSet
  /** The route's path, which identifies a page that never ends; undefined for an unknown address. */
  route: string | undefined
  /** Path and query for the router. */
  url: string
  language: Language
  /** The document's boot data, as JSON: the parts that it shares with others, and its own. */
  frame: BootFrame
  own: string
}

/** A module that a page was rendered with; the browser needs the same. */
export interface UsedModule {
  unit: string
  module: string
}

/** A rendered page, or the reason for its absence; the visitor then gets the shell with the same data. */
export type Rendered =
  | {
      ok: true
      /** Elements for the head, including the title. */
      head: string
      /** As UTF-8, so that the worker encodes it and not the edge. */
      html: Uint8Array
      /** False when a part is left to the browser that may be rendered the next time. */
      isWhole: boolean
      /** The regions that threw. */
      failed: readonly FailedRegion[]
      used: readonly UsedModule[]
    }
  | {
      ok: false
      /** `died`: the page ended its worker, as when it uses too much memory. */
      reason: 'unsupported' | 'timeout' | 'thrown' | 'died' | 'overloaded' | 'ended'
      message: string
    }

/** Whether the channel gives this release to any visitor. */
export type IsGiven = (release: Pick<Release, 'unit' | 'version'>) => boolean

/** Renders pages with the server bundles of a release set. Never rejects. */
export interface Renderer {
  render(request: RenderRequest): Promise<Rendered>
  /** Starts a set's workers before its first visitor. */
  prepare(set: ReleaseSet): void
  /** Ends the workers of hosts that no visitor gets any more. */
  retainOnly(isGiven: IsGiven): void
  close(): Promise<void>
}
