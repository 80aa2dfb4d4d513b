import type { CartItem } from '@borong/api/cart-schema'
import { adoptTaps } from './adopt-taps.ts'
import { atom, type Session, type useQueryClient } from '@borong/contract'
import { cartNetwork, failureOf, refusalOf } from './cart-network.ts'
import { lineKey, noteKey, type CartPart } from './cart-part.ts'
import { unknownCart, type CartEvent, type CartState } from './cart-state.ts'
import { CartSync } from './cart-sync.ts'
import type { CartNetwork, CartNews } from './cart-sync-dependencies.ts'
import { chosenDealOf, seedOf, viewCart } from './cart-view.ts'
import {
  isStoredMutation,
  storeMutations,
  readMutations,
  releaseMutations,
} from './pending-mutations.ts'
import { followPage } from './follow-page.ts'
import { seedOfOffer, type OfferedProduct } from './offer.ts'

const OLD_MS = 30_000

/** The cart of a page, for every widget and screen of this remote. */
export class CartStore {
  /** Resolves once this page has adopted all earlier taps. */
  adopting: Promise<void> | undefined
  private state = unknownCart
  private sync: CartSync | undefined
  private session: Session['status'] = 'unknown'
  private channel: BroadcastChannel | undefined
  private readAt = 0
  private isAdoptionDue = false
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
  readonly serverSnapshot = (): CartState => unknownCart

  /** Follows the session's status. The first call also subscribes to events of the page and of the other tabs. */
  follow(status: Session['status'], queries: ReturnType<typeof useQueryClient>): void {
    if (status === 'unknown' || status === this.session) return
    this.session = status
    const sync = (this.sync ??= this.begin(cartNetwork(queries)))
    if (status === 'buyer') {
      this.readAt = Date.now()
      sync.adopt(readMutations())
      sync.connect()
    } else sync.disconnect(readMutations())
    this.changed()
    this.adopt()
  }

  /** Adopts the taps that are stored until now, after those that it is adopting. The buttons of a list ask together. */
  adopt(): void {
    if (this.isAdoptionDue) return
    this.isAdoptionDue = true
    const load = () => import('./adopter.ts').then(({ adopterOf }) => adopterOf(this))
    this.adopting = Promise.resolve(this.adopting)
      .then(() => {
        this.isAdoptionDue = false
        return adoptTaps('/actions/cart', load)
      })
      .catch(() => {})
  }

  /** Resets the store to its initial state. */
  stop(): void {
    this.stopListening?.()
    this.sync?.disconnect([])
    Object.assign(this, { state: unknownCart, sync: undefined, session: 'unknown', readAt: 0 })
  }

  /** Adds to the quantity in the cart. Returns the line's new quantity, and whether the stock capped it. */
  add(
    product: OfferedProduct | { id: string },
    quantity: number,
  ): { quantity: number; isCapped: boolean } {
    const { id } = product
    const seed = 'prices' in product ? seedOfOffer(product) : undefined
    const held = this.find(id)
    const pending = this.sync?.own.get(lineKey(id))
    const most = held?.maximum ?? seed?.item.maximum ?? Infinity
    const shown = held?.product_quantity ?? pending?.line?.product_quantity ?? pending?.adds ?? 0
    const before = held && this.state.cart.saved.includes(held) ? 0 : shown
    const wanted = Math.max(before + quantity, seed?.item.minimum_order ?? 1)
    const after = Math.max(before, Math.min(wanted, most))
    // A pending quantity is newer than the cart that will arrive.
    const isKnown = this.sync?.server != null || pending?.line?.product_quantity !== undefined
    const line = isKnown ? { product_quantity: after, selected: true, saved: false } : undefined
    const adds = isKnown ? undefined : after
    this.sync?.mutate({
      key: lineKey(id),
      line,
      adds,
      ...(held || !seed ? {} : { seed }),
      fromGuest: this.state.isGuest || undefined,
    })
    return { quantity: after, isCapped: wanted > after }
  }

  /** Adds a product whose list entry lacks the data to price it here: its amounts come from the server's response. */
  put(id: string, quantity: number): void {
    const line = { product_quantity: quantity, selected: true, saved: false }
    this.sync?.mutate({ key: lineKey(id), line })
  }

  setQuantity(id: string, quantity: number): void {
    if (!this.sync?.server)
      return quantity > 0
        ? this.sync?.mutate({ key: lineKey(id), adds: quantity })
        : this.sync?.drop(lineKey(id))
    this.sync.mutate({ key: lineKey(id), line: { product_quantity: quantity } })
  }

  /** V-07: refuses a second product of the daily deal before any call, and shows the reason beside its line. */
  select(items: readonly CartItem[], selected: boolean): void {
    let deal = chosenDealOf(this.state.cart)
    for (const item of items) {
      if (item.selected === selected) continue
      if (selected && item.is_daily_deal && deal && deal.id_item !== item.id_item) {
        this.sync?.adjust(item.id_item, 'ONE_DAILY_DEAL', item.product_quantity)
        continue
      }
      if (selected && item.is_daily_deal) deal = item
      this.sync?.mutate({ key: lineKey(item.id_item), line: { selected } })
    }
  }

  setAside(id: string, saved: boolean): void {
    const seed = saved ? seedOf(this.state.cart, id) : undefined
    this.sync?.mutate({ key: lineKey(id), line: { saved }, ...(seed ? { seed } : {}) })
  }

  /** Removes lines; the returned function restores them unchanged. */
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
        this.sync?.mutate({ key: lineKey(id), line, ...(seed ? { seed } : {}) })
      }
    }
  }

  note(vendorId: string, note: string): void {
    this.sync?.mutate({ key: noteKey(vendorId), note })
  }

  /** Notifies the other tabs to read the cart again after an order. */
  ordered(): void {
    this.channel?.postMessage({ type: 'ordered' } satisfies CartNews)
  }

  /** Reads the cart again; a read in flight is shared. */
  renew(): void {
    void this.sync?.read()
  }

  async refresh(): Promise<void> {
    this.readAt = Date.now()
    await this.sync?.read()
  }

  /** Resolves to true once the server holds the cart that is shown. */
  async settled(): Promise<boolean> {
    return (await this.sync?.settled()) ?? false
  }

  private find(id: string): CartItem | undefined {
    const { cart } = this.state
    return [...cart.detail.flatMap((vendor) => vendor.details), ...cart.saved].find(
      (item) => item.id_item === id,
    )
  }

  private begin(network: CartNetwork): CartSync {
    this.channel =
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('borong-cart')
    const sync = new CartSync({
      network,
      failureOf,
      store: storeMutations,
      release: releaseMutations,
      isStored: isStoredMutation,
      tell: (news) => this.channel?.postMessage(news),
      onChange: () => this.changed(),
      onRefused: (error) => this.notify({ type: 'refused', message: refusalOf(error) }),
      onMerged: (parts: readonly CartPart[]) => {
        const count = parts.filter((part) => part.fromGuest).length
        if (count > 0) this.notify({ type: 'merged', count })
      },
    })
    this.stopListening = followPage(sync, this.channel, () => {
      if (Date.now() - this.readAt > OLD_MS) void this.refresh()
    })
    return sync
  }

  notify(event: CartEvent): void {
    // Every widget of the page subscribes, and one of them is enough to notify the buyer.
    const [hearer] = this.hearers
    hearer?.(event)
  }

  private changed(): void {
    const { sync, session } = this
    if (!sync) return
    const isGuest = session === 'guest'
    this.state = {
      status: isGuest || sync.server ? 'ready' : sync.error ? 'failed' : 'loading',
      isGuest,
      cart: viewCart(sync.server, sync.parts(), new Date()),
      adjustments: sync.adjustments,
      isSettled: sync.isSettled,
      isWaiting: sync.isWaiting,
      error: sync.error,
    }
    for (const listener of this.listeners) listener()
  }
}

/** Each page has its own cart, created with its first use. */
export const cartStoreAtom = atom(() => new CartStore())
