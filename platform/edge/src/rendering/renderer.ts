import type { Boot } from '@borong/contract/release'
import type { Language } from '../http/visitor-language.ts'
import type { ReleaseSet } from '../releases/release-set.ts'

/** One page to be drawn on the server. Everything a render may depend on is in here. */
export interface RenderRequest {
  set: ReleaseSet
  /** Path and query, as the router is to see them. */
  url: string
  language: Language
  data: Boot['data']
  status: Boot['status']
  now: number
}

/** A drawn page, or why there is none; the visitor then gets the shell with the same data. */
export type Rendered =
  | { ok: true; html: string; /** Elements for the head, e.g. the title and the first picture's preload. */ head: string }
  | { ok: false; reason: 'unsupported' | 'timeout' | 'thrown' | 'overloaded' | 'ended'; message: string }

/** Draws pages with the server bundles of a release set. Never rejects. */
export interface Renderer {
  render(request: RenderRequest): Promise<Rendered>
  /** Ends the workers of all sets that are not named by their revision. */
  keepOnly(revisions: ReadonlySet<string>): void
  close(): Promise<void>
}

/** Draws nothing: every page is a shell with its data. */
export const shellOnly: Renderer = {
  render: async () => ({ ok: false, reason: 'unsupported', message: 'No renderer' }),
  keepOnly: () => {},
  close: async () => {},
}
