import type { Cart, CartAdjustment, CartItem } from '@borong/api/cart-schema'
import type { Session, useQueryClient } from '@borong/contract'
import { cartNetwork, failureOf, refusalOf } from './cart-network.ts'
import { lineKey, noteKey, type CartPart } from './cart-part.ts'
import { CartSync } from './cart-sync.ts'
import type { CartNetwork, CartNews } from './surroundings.ts'
import { chosenDealOf, seedOf, viewCart } from './cart-view.ts'
import { isKeptWish, keepWishes, readWishes, releaseWishes } from './kept-wishes.ts'
import { seedOfOffer, type OfferedProduct } from './offer.ts'

export interface CartState {
  /** `unknown` on the server and at first; `loading` until the buyer's cart is there. */
  status: 'unknown' | 'loading' | 'ready' | 'failed'
  isGuest: boolean
  cart: Cart
  adjustments: ReadonlyMap<string, CartAdjustment>
  /** The server holds everything that is shown. */
  isSettled: boolean
  /** What was changed waits for a connection. */
  isWaiting: boolean
  fault: unknown
}

/** What the buyer should hear of, wherever they are. */
export type CartEvent =
  | { type: 'refused'; message: string | undefined }
  | { type: 'merged'; count: number }

const OLD_MS = 30_000

const empty: CartState = {
  status: 'unknown',
  isGuest: false,
  cart: viewCart(null, [], new Date(0)),
  adjustments: new Map(),
  isSettled: true,
  isWaiting: false,
  fault: undefined,
}

/** The one cart of the page, for every widget and screen of this remote. */
export class CartStore {
  private state = empty
  private sync: CartSync | undefined
  private session: Session['status'] = 'unknown'
  private channel: BroadcastChannel | undefined
  private readAt = 0
  private readonly listeners = new Set<() => void>()
  private readonly hearers = new Set<(event: CartEvent) => void>()
  private stopListening: (() => void) | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly hear = (hearer: (event: CartEvent) => void): (() => void) => {
    this.hearers.add(hearer)
    return () => this.hearers.delete(hearer)
  }

  readonly snapshot = (): CartState => this.state
  readonly serverSnapshot = (): CartState => empty

  /** Follows who the visitor is; the first time it also begins to listen to the page and the other tabs. */
  follow(status: Session['status'], queries: ReturnType<typeof useQueryClient>): void {
    if (status === 'unknown' || status === this.session) return
    this.session = status
    const sync = (this.sync ??= this.begin(cartNetwork(queries)))
    if (status === 'buyer') {
      this.readAt = Date.now()
      sync.adopt(readWishes())
      sync.connect()
    } else sync.disconnect(readWishes())
    this.changed()
  }

  /** Ends everything, as if the page had just been opened. */
  stop(): void {
    this.stopListening?.()
    this.sync?.disconnect([])
    Object.assign(this, { state: empty, sync: undefined, session: 'unknown', readAt: 0 })
  }

  /** Adds to what the cart holds. Answers with the quantity that the line then has, and whether that is all there is. */
  add(product: OfferedProduct, quantity: number): { quantity: number; isCapped: boolean } {
    const seed = seedOfOffer(product)
    const held = this.find(product.id)
    const most = held?.maximum ?? seed.item.maximum
    const before = held && !this.isSaved(product.id) ? held.product_quantity : 0
    const wanted = Math.max(before + quantity, seed.item.minimum_order)
    const after = Math.max(before, Math.min(wanted, most))
    const isKnown = this.sync?.server != null
    const line = isKnown ? { product_quantity: after, selected: true, saved: false } : undefined
    const adds = isKnown ? undefined : after
    this.sync?.wish({
      key: lineKey(product.id),
      line,
      adds,
      ...(held ? {} : { seed }),
      fromGuest: this.state.isGuest || undefined,
    })
    return { quantity: after, isCapped: wanted > after }
  }

  /** Puts a product in of which a list shows too little to add it up here: what it comes to is the server's answer. */
  put(id: string, quantity: number): void {
    const line = { product_quantity: quantity, selected: true, saved: false }
    this.sync?.wish({ key: lineKey(id), line })
  }

  setQuantity(id: string, quantity: number): void {
    if (!this.sync?.server)
      return quantity > 0
        ? this.sync?.wish({ key: lineKey(id), adds: quantity })
        : this.sync?.forget(lineKey(id))
    this.sync.wish({ key: lineKey(id), line: { product_quantity: quantity } })
  }

  /** V-07: a second product of the daily deal is refused here already, with the reason beside it. */
  select(items: readonly CartItem[], selected: boolean): void {
    let deal = chosenDealOf(this.state.cart)
    for (const item of items) {
      if (item.selected === selected) continue
      if (selected && item.is_daily_deal && deal && deal.id_item !== item.id_item) {
        this.sync?.adjust({
          id_item: item.id_item,
          code: 'ONE_DAILY_DEAL',
          message: '',
          asked: null,
          quantity: item.product_quantity,
        })
        continue
      }
      if (selected && item.is_daily_deal) deal = item
      this.sync?.wish({ key: lineKey(item.id_item), line: { selected } })
    }
  }

  setAside(id: string, saved: boolean): void {
    const seed = saved ? seedOf(this.state.cart, id) : undefined
    this.sync?.wish({ key: lineKey(id), line: { saved }, ...(seed ? { seed } : {}) })
  }

  /** Takes lines out; the answer puts them back as they were. */
  remove(ids: readonly string[]): () => void {
    const removed = ids.flatMap((id) => {
      const seed = seedOf(this.state.cart, id)
      const item = seed?.item ?? this.state.cart.saved.find((line) => line.id_item === id)
      return item ? [{ id, seed, item, saved: !seed }] : []
    })
    for (const { id } of removed) this.setQuantity(id, 0)
    return () => {
      for (const { id, seed, item, saved } of removed) {
        const { product_quantity, selected } = item
        const line = { product_quantity, selected, saved, restored: true }
        this.sync?.wish({ key: lineKey(id), line, ...(seed ? { seed } : {}) })
      }
    }
  }

  note(vendorId: string, note: string): void {
    this.sync?.wish({ key: noteKey(vendorId), note })
  }

  /** Lets the other tabs read what an order has left of the cart. */
  ordered(): void {
    this.channel?.postMessage({ type: 'ordered' } satisfies CartNews)
  }

  /** Reads the cart again; a read that is on its way is shared. */
  renew(): void {
    void this.sync?.read()
  }

  async refresh(): Promise<void> {
    this.readAt = Date.now()
    await this.sync?.read()
  }

  /** True once the server holds what is shown. */
  async settled(): Promise<boolean> {
    return (await this.sync?.settled()) ?? false
  }

  private find(id: string): CartItem | undefined {
    const { cart } = this.state
    return [...cart.detail.flatMap((vendor) => vendor.details), ...cart.saved].find(
      (item) => item.id_item === id,
    )
  }

  private isSaved(id: string): boolean {
    return this.state.cart.saved.some((item) => item.id_item === id)
  }

  private begin(network: CartNetwork): CartSync {
    this.channel =
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('borong-cart')
    const sync = new CartSync({
      network,
      failureOf,
      keep: keepWishes,
      release: releaseWishes,
      isKept: isKeptWish,
      tell: (news) => this.channel?.postMessage(news),
      onChange: () => this.changed(),
      onRefused: (error) => this.say({ type: 'refused', message: refusalOf(error) }),
      onMerged: (parts: readonly CartPart[]) => {
        const count = parts.filter((part) => part.fromGuest).length
        if (count > 0) this.say({ type: 'merged', count })
      },
    })
    this.listenToPage(sync)
    return sync
  }

  private listenToPage(sync: CartSync): void {
    const hide = () => {
      if (!sync.isSettled) sync.flushAll()
    }
    const look = () => {
      if (document.visibilityState === 'hidden') return hide()
      if (Date.now() - this.readAt > OLD_MS) void this.refresh()
    }
    const connected = () => sync.retryNow()
    const hear = ({ data }: MessageEvent<CartNews>) => sync.hear(data)
    this.channel?.addEventListener('message', hear)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', look)
    window.addEventListener('online', connected)
    this.stopListening = () => {
      this.channel?.close()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', look)
      window.removeEventListener('online', connected)
    }
  }

  private say(event: CartEvent): void {
    // One of them is enough: every widget of the page listens.
    const [hearer] = this.hearers
    hearer?.(event)
  }

  private changed(): void {
    const { sync, session } = this
    if (!sync) return
    const isGuest = session === 'guest'
    this.state = {
      status: isGuest || sync.server ? 'ready' : sync.fault ? 'failed' : 'loading',
      isGuest,
      cart: viewCart(sync.server, sync.parts(), new Date()),
      adjustments: sync.adjustments,
      isSettled: sync.isSettled,
      isWaiting: sync.isWaiting,
      fault: sync.fault,
    }
    for (const listener of this.listeners) listener()
  }
}

export const cartStore = new CartStore()
