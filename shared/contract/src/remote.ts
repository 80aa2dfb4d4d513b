/**
 * The declaration of a remote, as data. This module imports no code of a page, so the build, the registry and the edge
 * read a remote's table without running any of its code.
 */
import type { Call } from '@borong/api/call'
import type { Feature } from '@borong/api/features'
import type { Input } from '@borong/api/types'

/**
 * The visitors that may open a route: everyone; everyone once there is a guest token; buyers; buyers who are verified
 * to be 21 or over.
 */
export type Guard = 'public' | 'guest' | 'login' | 'adult'

type Templated<T> = T extends object
  ? { [K in keyof T]?: Templated<T[K]> }
  : T | `:${string}` | `?${string}`

/**
 * A call of the first view of a route. In its input `':name'` is a parameter of the path and `'?name'` a query
 * parameter of the address. A parameter that is missing is omitted.
 */
export type FirstCall = readonly [call: Call, input?: unknown]

/** A route of a remote. */
export interface RouteEntry {
  /** In React Router's notation: `/v/:vendor/product/:product_alias/:lang?`. */
  path: string
  guard: Guard
  /** The screen's module under `src/`, without ending: `./cart/CartScreen` exports `CartScreen`. */
  screen: string
  /**
   * The calls of the first view. The edge fetches them with the document, or the host while the screen's code loads.
   */
  calls?: readonly FirstCall[]
  /**
   * The query parameters of the address that the screen reads, besides those of its calls. The edge renders one document
   * for all addresses that differ in other parameters. The build compares this list with the screen's code, and adds
   * those of the calls to the release. A release without a list depends on every parameter.
   */
  search?: readonly string[]
  /** `page` (default) has header and bottom bar. `focus` has only a back link, for forms and payment. */
  frame?: 'page' | 'focus'
  /** The screen takes the whole container of a wide window, not the width of a form or a text. So does its skeleton. */
  wide?: boolean
  /**
   * For a buyer's own page: it can be opened without a connection, because the screen shows data that it has stored
   * itself. Only the document, which contains no data of the buyer, is cached on the device, until the buyer signs out.
   */
  availableOffline?: boolean
  /** The feature of the back end without which the page has no content. A shop that lacks it has no such page. */
  feature?: Feature
  /**
   * An address of a route with parameters, which is rendered before a release goes live: `/search/beras`. Without it, the
   * first address that a page of the remote links to is rendered, which exists in every shop.
   */
  sample?: string
}

/** Everything that a remote offers. */
export interface RemoteTable {
  /** The unit's name, as in `remotes/<name>`. */
  name: string
  routes: readonly RouteEntry[]
  /** Widgets that other remotes may place on their pages, by name, each a module under `src/`. */
  widgets?: Readonly<Record<string, string>>
  /** The features without which widgets have no content, by the widget's name. */
  widgetFeatures?: Readonly<Record<string, Feature>>
  /**
   * The squad's own services by name, each with its address: `{ orders: 'https://orders.example.com' }`. Calls with the host
   * `service` reach it below `/<unit>/orders`, when an admin of the registry has approved the address.
   */
  api?: Readonly<Record<string, string>>
  /**
   * The names in the browser's storage and cookies that the remote writes, besides those that begin with its own name:
   * `recently_viewed`, `order.*`. Each belongs to one remote.
   */
  storage?: readonly string[]
}

declare const propsOf: unique symbol

/** The module of a widget, with the type of the properties that it takes. */
export type WidgetModule<Props extends object> = string & { readonly [propsOf]?: Props }

/**
 * Declares the properties of a widget in `remote.ts`: `card: defineWidget<CardProps>('./widgets/Card')`. The build
 * records them, and the registry compares them with what other units pass. A widget without a type takes none.
 */
export const defineWidget = <Props extends object = Readonly<Record<never, never>>>(
  module: string,
): WidgetModule<Props> => module

/** The properties of widgets by name: `'checkout/add-to-cart'`. A generated file adds those of a shop. */
export interface KnownWidgets {}

type UnitOf<Name> = Name extends `${infer Unit}/${string}` ? Unit : never

/**
 * The properties of a widget. A widget whose name is known only at run time, or whose unit is not known, takes any; a name
 * that a known unit does not offer takes none.
 */
export type PropsOfWidget<Name extends string> = Name extends keyof KnownWidgets
  ? KnownWidgets[Name]
  : Name extends `${UnitOf<keyof KnownWidgets>}/${string}`
    ? { 'no widget has this name': never }
    : Readonly<Record<string, unknown>>

type Keys<T> = T extends unknown ? keyof T : never
type At<T, K> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never

/** `never` where an input has a field that its call does not take. */
type OnlyKnown<Given, Taken> = Given extends readonly unknown[]
  ? unknown
  : Given extends object
    ? { [K in keyof Given]: K extends Keys<Taken> ? OnlyKnown<Given[K], At<Taken, K>> : never }
    : unknown

type CheckedCalls<T> = {
  readonly [K in keyof T]: T[K] extends readonly [infer C extends Call, ...infer I]
    ? readonly [C, ...([] | [Templated<Input<C>> & OnlyKnown<I[0], Input<C>>])]
    : T[K]
}

type CheckedRoutes<T> = {
  readonly [K in keyof T]: T[K] extends { readonly calls: infer C }
    ? RouteEntry & { readonly calls: CheckedCalls<C> }
    : RouteEntry
}

/** Declares a remote in its `remote.ts`. The build derives the exposed modules from it. */
export const defineRemote = <const T extends RemoteTable>(
  table: T & { readonly routes: CheckedRoutes<T['routes']> },
): T => table

/** Returns the export name of a module: `./cart/CartScreen` exports `CartScreen` by convention. */
export const exportName = (module: string): string => module.slice(module.lastIndexOf('/') + 1)

/** The query parameters of the address in the inputs of a route's first calls. */
export const searchOfCalls = ({ calls = [] }: Pick<RouteEntry, 'calls'>): string[] =>
  calls.flatMap(([, template]) => queryNamesIn(template))

const queryNamesIn = (template: unknown): string[] => {
  if (typeof template === 'string') return template.startsWith('?') ? [template.slice(1)] : []
  return typeof template === 'object' && template !== null
    ? Object.values(template).flatMap(queryNamesIn)
    : []
}

/** Fills the input of a first call from the address. */
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
