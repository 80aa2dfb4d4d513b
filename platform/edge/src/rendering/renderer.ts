import type { Language } from '../http/visitor-language.ts'
import type { ReleaseSet } from '../releases/release-set.ts'

/** One page to be drawn on the server. Everything that a render may depend on is in here. */
export interface RenderRequest {
  set: ReleaseSet
  /** The route's path, by which a page that never ends is known again; undefined for an address of nobody. */
  route: string | undefined
  /** Path and query, as the router is to see them. */
  url: string
  language: Language
  /** The document's boot data, as JSON: what all pages of the set share, and this page's own. */
  frame: string
  own: string
}

/** A module that a page was drawn with; the browser will want the same. */
export interface UsedModule {
  unit: string
  module: string
}

/** A drawn page, or why there is none; the visitor then gets the shell with the same data. */
export type Rendered =
  | {
      ok: true
      /** Elements for the head, the title among them. */
      head: string
      /** As UTF-8: text would be copied from thread to thread, and made bytes there. */
      html: Uint8Array
      /** False when something is left to the browser that might be drawn the next time. */
      isWhole: boolean
      used: readonly UsedModule[]
    }
  | {
      ok: false
      reason: 'unsupported' | 'timeout' | 'thrown' | 'overloaded' | 'ended'
      message: string
    }

/** Draws pages with the server bundles of a release set. Never rejects. */
export interface Renderer {
  render(request: RenderRequest): Promise<Rendered>
  /** Gets a set's workers ready before its first visitor comes. */
  prepare(set: ReleaseSet): void
  /** Ends the workers of all sets for which this does not hold. */
  keepOnly(isWanted: (set: ReleaseSet) => boolean): void
  close(): Promise<void>
}
