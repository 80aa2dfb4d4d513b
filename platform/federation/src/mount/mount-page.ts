import type {
  call,
  Call,
  callQuery,
  FlagName,
  Language,
  Reply,
  requireLogin,
  Session,
  toast,
  TrackEvent,
} from '@borong/contract'
import type { PropsOfWidget } from '@borong/contract/remote'
import type { Signal } from './signal.ts'

/** The messages of the unit in the language of the page. */
export interface MountMessages {
  language: Language
  /** `t('cart.empty')`, `t('stock.left', { count })`. */
  t: (key: string, values?: Readonly<Record<string, unknown>>) => string
}

/** The address of the page. */
export interface MountRoute {
  path: string
  /** The parameters of the route's path. */
  params: Readonly<Record<string, string | undefined>>
  /** The query of the address. */
  search: URLSearchParams
}

/** The page for the code of a framework: the contract of the host as a plain object without hooks. */
export interface MountPage {
  session: Signal<Session>
  messages: Signal<MountMessages>
  route: Signal<MountRoute>
  http: {
    /** Sends a described call with the shop's HTTP client. On the server it rejects. */
    send: typeof call
    /** The reply that the document or an earlier call has brought, without a request. */
    cached<C extends Call>(...given: Parameters<typeof callQuery<C>>): Reply<C> | undefined
  }
  /** A feature flag; `undefined` until the flag service has answered. */
  flag(name: FlagName): Signal<boolean | undefined>
  toast: typeof toast
  requireLogin: typeof requireLogin
  setLanguage(language: Language): void
  /** Opens a page of the shop. Plain links, `<a href="/cart">`, do so without code. */
  navigate(to: string, options?: { replace?: boolean }): void
  /** Changes the title of the document, in the browser. */
  title(text: string): void
  /**
   * Renders a widget of another unit inside an empty element, or changes its properties. The returned function removes it.
   * The framework must not write into the element.
   */
  widget<const Name extends string>(
    element: Element,
    name: Name,
    props: PropsOfWidget<Name>,
  ): () => void
  /** Adds an event of the unit to the data layer. */
  track(event: TrackEvent): void
  /** Shows the error screen of the region and reports the error, for errors that the framework catches. */
  fail(error: unknown): void
}

/** A mounted screen or widget. */
export interface Mounted<Props extends object> {
  /** Gives a widget its changed properties. */
  update?(props: Props): void
  unmount(): void
}

/** A screen or widget of any framework. */
export interface Mountable<Props extends object> {
  /**
   * Renders into the element, in the browser. The element contains the HTML of `render` if the server rendered it:
   * `createSSRApp(Root).mount(element)`, `hydrateRoot(element, …)`.
   */
  mount(element: HTMLElement, props: Props, page: MountPage): Mounted<Props>
  /** Returns the HTML, on the server. Without it, or with `null`, the browser renders alone. */
  render?(props: Props, page: MountPage): string | null | Promise<string | null>
  /** Returns the title of the document, for a screen. Server and browser call it with each render. */
  title?(props: Props, page: MountPage): string
}
