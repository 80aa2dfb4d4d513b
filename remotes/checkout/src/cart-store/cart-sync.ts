import type { Cart, CartAdjustment } from '@borong/api/cart-schema'
import { idOf, isLine, lineKey, newestParts, type CartPart } from './cart-part.ts'
import type { CartNews, CartSyncDependencies } from './cart-sync-dependencies.ts'

const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000
const QUIET_MS = 400
const PARTS_PER_CALL = 100
// A cart read this long after another tab's unconfirmed mutation discards that mutation.
const FOREIGN_LIFE_MS = 5000

const itemsIn = ({ detail, saved }: Cart) => [...detail.flatMap(({ details }) => details), ...saved]

/** Syncs the buyer's mutations with the server's cart: the last mutation of each part wins, on any network. */
export class CartSync {
  server: Cart | null = null
  adjustments: ReadonlyMap<string, CartAdjustment> = new Map()
  /** The error of a failed read, while there is no cart to show. */
  error: unknown = undefined
  /** Pending mutations wait for a connection. */
  isWaiting = false

  private readonly dependencies: CartSyncDependencies
  /** This tab's pending mutations. */
  readonly own = new Map<string, CartPart>()
  private readonly foreign = new Map<string, CartPart & { at: number }>()
  private readonly inFlight = new Set<string>()
  private readonly alone = new Set<string>()
  private isOnline = false
  private lastSequence = 0
  private serverReadAt = 0
  private burst = 0
  private failures = 0
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private quietTimer: ReturnType<typeof setTimeout> | undefined
  private readonly waiters = new Set<(isSettled: boolean) => void>()

  constructor(dependencies: CartSyncDependencies) {
    this.dependencies = dependencies
  }

  /** Every pending mutation that the server's cart may not show yet, oldest first. */
  parts(): CartPart[] {
    return newestParts(this.own.values(), this.foreign.values())
  }

  get isSettled(): boolean {
    return this.own.size === 0 && this.inFlight.size === 0
  }

  /** The visitor is a buyer: mutations are sent from now on. */
  connect(): void {
    this.isOnline = true
    void this.read(false)
    this.stopWaiting()
    this.flush()
  }

  /** The visitor is a guest with these pending mutations: mutations are stored, not sent. */
  disconnect(stored: readonly CartPart[] = [...this.own.values()]): void {
    this.isOnline = false
    this.isWaiting = false
    this.stopWaiting()
    this.server = null
    this.own.clear()
    this.foreign.clear()
    this.adopt(stored)
  }

  /** Takes over pending mutations that an earlier page could not deliver. */
  adopt(parts: readonly CartPart[]): void {
    for (const part of parts) {
      if ((this.own.get(part.key)?.sequence ?? 0) < part.sequence) this.own.set(part.key, part)
    }
    this.flush()
    this.changed()
  }

  /** Queues a mutation of a part. Fields of an earlier mutation that this one omits remain pending. */
  mutate(mutation: Omit<CartPart, 'sequence'>): void {
    const before = this.own.get(mutation.key)
    const line = isLine(mutation) ? { ...before?.line, ...mutation.line } : undefined
    const adds = line?.product_quantity === undefined ? (mutation.adds ?? before?.adds) : undefined
    const part: CartPart = { ...before, ...mutation, line, adds, sequence: this.nextSequence() }
    this.own.set(part.key, part)
    this.adjustments = new Map([...this.adjustments].filter(([id]) => id !== idOf(part)))
    this.dependencies.store([part])
    this.dependencies.tell({ type: 'wish', part })
    this.flush()
    this.changed()
  }

  /** Drops the pending mutation of a part; only for a mutation that was never sent. */
  drop(key: string): void {
    const part = this.own.get(key)
    if (!part) return
    this.own.delete(key)
    this.dependencies.release([part])
    this.dependencies.tell({ type: 'settled', key, sequence: part.sequence })
    this.changed()
  }

  /** Shows an adjustment beside a line, as if the server had sent it. */
  adjust(id_item: string, code: CartAdjustment['code'], quantity: number): void {
    const adjustment = { id_item, code, message: '', asked: null, quantity }
    this.adjustments = new Map([...this.adjustments, [id_item, adjustment]])
    this.changed()
  }

  /** Applies a message from another tab. */
  hear(news: CartNews): void {
    if (news.type === 'ordered') void this.read()
    if (news.type === 'cart') this.accept(news.cart, Date.now())
    if (news.type === 'wish') this.foreign.set(news.part.key, { ...news.part, at: Date.now() })
    if (
      news.type === 'settled' &&
      (this.foreign.get(news.key)?.sequence ?? Infinity) <= news.sequence
    )
      this.foreign.delete(news.key)
    this.changed()
  }

  /** Reads the cart; `isForced` false reuses a read of the route. Ignores a response older than the known state. */
  async read(isForced = true): Promise<void> {
    if (!this.isOnline) return
    const startedAt = Date.now()
    try {
      const { result } = await this.dependencies.network.read(isForced)
      if (result) this.accept(result, startedAt)
    } catch (error) {
      if (!this.server) this.error = error
    }
    this.makeAbsolute()
    this.flush()
    this.changed()
  }

  /** The page is about to be hidden: sends all pending mutations without waiting for those in flight. */
  flushAll(): void {
    this.inFlight.clear()
    this.stopWaiting()
    this.flush()
  }

  /** Retries immediately the mutations that wait for a connection. */
  retryNow(): void {
    this.stopWaiting()
    this.flush()
    if (!this.server) void this.read()
  }

  /** True once the server has confirmed every mutation; false for a guest or without a connection. */
  settled(): Promise<boolean> {
    if (this.isSettled) return Promise.resolve(true)
    if (!this.isOnline || this.isWaiting) return Promise.resolve(false)
    return new Promise((resolve) => this.waiters.add(resolve))
  }

  // A sequence is a timestamp, so that mutations of independent tabs and devices are in the order of their taps.
  private nextSequence(): number {
    const known = Math.max(
      this.lastSequence,
      this.server?.sequence ?? 0,
      ...[...this.foreign.values()].map((part) => part.sequence),
    )
    this.lastSequence = Math.max(Date.now(), known + 1)
    return this.lastSequence
  }

  private accept(cart: Cart, startedAt: number): void {
    // Before the first write the cart has no id.
    const isSame = cart.id === '' || cart.id === this.server?.id
    const isOlder = this.server && isSame && cart.version < this.server.version
    const isAsOld =
      this.server && cart.version === this.server.version && startedAt < this.serverReadAt
    if (isOlder || isAsOld) return
    this.server = cart
    this.serverReadAt = startedAt
    this.error = undefined
    const sequences = new Map(itemsIn(cart).map((item) => [lineKey(item.id_item), item.sequence]))
    for (const [key, part] of this.foreign) {
      const isThere = (sequences.get(key) ?? -1) >= part.sequence
      if (isThere || part.at < startedAt - FOREIGN_LIFE_MS) this.foreign.delete(key)
    }
  }

  // Once the cart is known, a relative addition becomes an absolute quantity.
  private makeAbsolute(): void {
    if (!this.server || !this.isOnline) return
    const items = new Map(itemsIn(this.server).map((item) => [item.id_item, item]))
    const wanted = [...this.own.values()].filter((part) => part.adds !== undefined)
    for (const part of wanted) {
      this.own.delete(part.key)
      if (!this.dependencies.isStored(part)) continue
      const held = items.get(idOf(part))
      const most = held?.maximum ?? part.seed?.item.maximum ?? Infinity
      const isInCart = held && !this.server.saved.includes(held)
      const before = isInCart ? held.product_quantity : 0
      const wanted = before + (part.adds ?? 0)
      const product_quantity = Math.min(wanted, Math.max(most, before))
      if (product_quantity < wanted) this.adjust(idOf(part), 'STOCK', product_quantity)
      const { adds: _, ...rest } = part
      const absolute = {
        ...rest,
        line: { ...part.line, product_quantity, selected: true, saved: false },
        sequence: this.nextSequence(),
      }
      this.own.set(part.key, absolute)
      this.dependencies.store([absolute])
      this.dependencies.tell({ type: 'wish', part: absolute })
    }
    if (wanted.length > 0) this.dependencies.onMerged(wanted)
  }

  private flush(): void {
    if (!this.isOnline || this.retryTimer !== undefined) return
    const ready = [...this.own.values()].filter(
      (part) => part.adds === undefined && !this.inFlight.has(part.key),
    )
    const together = ready.filter((part) => !this.alone.has(part.key))
    for (let from = 0; from < together.length; from += PARTS_PER_CALL)
      void this.send(together.slice(from, from + PARTS_PER_CALL))
    for (const part of ready) if (this.alone.has(part.key)) void this.send([part])
  }

  private async send(parts: CartPart[]): Promise<void> {
    for (const part of parts) this.inFlight.add(part.key)
    this.burst++
    clearTimeout(this.quietTimer)
    const startedAt = Date.now()
    try {
      const answer = await this.dependencies.network.write(parts)
      for (const part of parts) this.inFlight.delete(part.key)
      if (answer.result) this.accept(answer.result, startedAt)
      if (answer.result) this.dependencies.tell({ type: 'cart', cart: answer.result })
      this.failures = 0
      this.isWaiting = false
      for (const part of parts) this.settle(part)
      const told = answer.adjustments.filter(({ id_item }) => !this.own.has(`line:${id_item}`))
      this.adjustments = new Map([
        ...this.adjustments,
        ...told.map((one) => [one.id_item, one] as const),
      ])
    } catch (error) {
      for (const part of parts) this.inFlight.delete(part.key)
      this.fail(parts, error)
    }
    this.flush()
    this.rest()
    this.changed()
  }

  private settle(part: CartPart): void {
    this.alone.delete(part.key)
    if (this.own.get(part.key)?.sequence === part.sequence) this.own.delete(part.key)
    this.dependencies.release([part])
    this.dependencies.tell({ type: 'settled', key: part.key, sequence: part.sequence })
  }

  private fail(parts: CartPart[], error: unknown): void {
    const failure = this.dependencies.failureOf(error)
    if (failure === 'later') {
      this.isWaiting = true
      const wait = Math.min(FIRST_RETRY_MS * 2 ** this.failures++, LONGEST_RETRY_MS)
      this.retryTimer ??= setTimeout(() => this.retryNow(), wait)
      return
    }
    // One invalid line makes the server refuse the whole call: each part is then sent alone, and only the
    // invalid one is dropped.
    if (parts.length > 1) {
      for (const part of parts) this.alone.add(part.key)
      return
    }
    for (const part of parts) this.settle(part)
    this.dependencies.onRefused(error)
    this.burst++
  }

  // One refetch after a burst: its responses may have arrived in any order, and prices may have changed meanwhile.
  private rest(): void {
    const isStuck = !this.isOnline || this.isWaiting
    if (!this.isSettled && !isStuck) return
    for (const resolve of this.waiters) resolve(this.isSettled)
    this.waiters.clear()
    if (isStuck || this.burst < 2) return
    this.quietTimer = setTimeout(() => {
      this.burst = 0
      void this.read()
    }, QUIET_MS)
  }

  private stopWaiting(): void {
    clearTimeout(this.retryTimer)
    this.retryTimer = undefined
  }

  private changed(): void {
    this.dependencies.onChange()
  }
}
