/**
 * What a remote is, as data: this module imports nothing that runs in a page, so the build, the registry and the edge
 * read a remote's table without running any of its code.
 */
import type { ApiCall, Input } from '@borong/api/types'

/** Who may open a route: anyone; anyone once a guest token is there; a logged-in buyer; a buyer verified to be 21+. */
export type Guard = 'public' | 'guest' | 'login' | 'adult'

type Templated<T> = T extends object
  ? { [K in keyof T]?: Templated<T[K]> }
  : T | `:${string}` | `?${string}`

/**
 * A call of a route's first view. In its input `':name'` stands for the path's parameter and `'?name'` for the address's
 * query parameter; a part that is not in the address is left out.
 */
export type FirstCall = { [K in ApiCall]: readonly [call: K, input?: Templated<Input<K>>] }[ApiCall]

/** One page of a remote. */
export interface RouteEntry {
  /** In React Router's notation: `/v/:vendor/product/:product_alias/:lang?`. */
  path: string
  guard: Guard
  /** The screen's module under `src/`, without ending: `./cart/CartScreen` exports `CartScreen`. */
  screen: string
  /** What the first view reads: fetched by the edge with the document, or by the host while the screen's code loads. */
  calls?: readonly FirstCall[]
  /** `page` (default) has header and bottom bar; `focus` has only a way back, for forms and payment. */
  frame?: 'page' | 'focus'
  /**
   * Of a buyer's own page: it can be opened without a connection, because the screen shows what it has kept itself. Only its
   * document, in which nothing of the buyer's stands, is kept on the device, until the buyer leaves.
   */
  standsOffline?: boolean
}

/** A remote's whole offer. */
export interface RemoteTable {
  /** The unit's name, as in `remotes/<name>`. */
  name: string
  /** The range of contract versions it runs on. */
  contract: string
  routes: readonly RouteEntry[]
  /** Parts that other remotes may place on their pages, by name, each a module under `src/`. */
  widgets?: Readonly<Record<string, string>>
}

/** Declares a remote in its `remote.ts`. The build derives the federation's exposes from it. */
export const defineRemote = <const T extends RemoteTable>(table: T): T => table

/** The name that a screen's or widget's module exports: `./cart/CartScreen` exports `CartScreen`. */
export const exportName = (module: string): string => module.slice(module.lastIndexOf('/') + 1)

/** Fills a first call's input from the address. */
export function fillInput(
  template: unknown,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): unknown {
  if (typeof template === 'string') {
    if (template.startsWith(':')) return params[template.slice(1)]
    if (template.startsWith('?')) return search.get(template.slice(1))?.trim() || undefined
    return template
  }
  if (typeof template !== 'object' || template === null) return template
  if (Array.isArray(template)) return template.map((part) => fillInput(part, params, search))
  const filled = Object.entries(template).map(
    ([key, part]) => [key, fillInput(part, params, search)] as const,
  )
  return Object.fromEntries(filled.filter(([, part]) => part !== undefined))
}
