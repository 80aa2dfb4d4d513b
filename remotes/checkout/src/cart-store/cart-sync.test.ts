import { clientSideError } from '@borong/contract/host'
import { item, cartOf, vendor } from '../testing/cart-parts.ts'
import { quantitiesOf, ShopCart } from '../testing/shop-cart.ts'
import { failureOf } from './cart-network.ts'
import { lineKey, noteKey, type CartPart } from './cart-part.ts'
import { CartSync } from './cart-sync.ts'
import type { CartNetwork, CartNews } from './cart-sync-dependencies.ts'
import { seedOf, viewCart } from './cart-view.ts'

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-08-17T08:00:00Z') }))
afterEach(() => jest.useRealTimers())

/** A tab over a network; `kept` is the storage that outlives it. */
function tab(network: CartNetwork, stored = new Map<string, CartPart>()) {
  const refused = jest.fn()
  const merged = jest.fn()
  const told: CartNews[] = []
  const sync = new CartSync({
    network,
    failureOf,
    store: (parts) => parts.forEach((part) => stored.set(part.key, part)),
    release: (parts) =>
      parts.forEach(
        (part) =>
          (stored.get(part.key)?.sequence ?? Infinity) <= part.sequence && stored.delete(part.key),
      ),
    isStored: (part) => stored.get(part.key)?.sequence === part.sequence,
    onRefused: refused,
    onMerged: merged,
    tell: (news) => void told.push(structuredClone(news)),
    onChange: () => {},
  })
  const seen = () => viewCart(sync.server, sync.parts(), new Date())
  return { sync, stored, told, refused, merged, seen, quantities: () => quantitiesOf(seen()) }
}

const quick = (shop: ShopCart): CartNetwork => ({
  read: async () => ({ code: 'OK', message: '', adjustments: [], result: shop.cart() }),
  write: async (parts) => shop.write(structuredClone([...parts])),
})
const want = (id: string, product_quantity: number) => ({
  key: lineKey(id),
  line: { product_quantity },
})
const soon = () => jest.advanceTimersByTimeAsync(0)
const long = () => jest.advanceTimersByTimeAsync(10 * 60_000)

/** A seeded PRNG. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A network that delays, reorders and loses requests and responses. */
function badNetwork(shop: ShopCart, random: () => number) {
  const line = { isUp: true }
  const wait = () => new Promise((resolve) => setTimeout(resolve, random() * 3000))
  const pass = async <T>(answer: () => T): Promise<T> => {
    if (!line.isUp) throw clientSideError()
    await wait()
    if (random() < 0.2) throw clientSideError()
    const given = structuredClone(answer())
    await wait()
    if (random() < 0.2) throw clientSideError()
    return given
  }
  const network: CartNetwork = {
    read: () => pass(() => ({ code: 'OK', message: '', adjustments: [], result: shop.cart() })),
    write: (parts) => {
      const sent = structuredClone([...parts])
      return pass(() => shop.write(sent))
    },
  }
  return { network, line }
}

test('V-11: fifty taps are two writes, the last value wins, and one refetch follows', async () => {
  const shop = new ShopCart(item())
  const network = quick(shop)
  const write = jest.spyOn(network, 'write')
  const read = jest.spyOn(network, 'read')
  const { sync, quantities } = tab(network)
  sync.connect()
  await soon()
  for (let quantity = 2; quantity <= 51; quantity++) sync.mutate(want('1', quantity))
  expect(quantities()).toEqual({ 1: 51 })
  await long()
  expect(write).toHaveBeenCalledTimes(2)
  expect(read).toHaveBeenCalledTimes(2)
  expect(shop.quantities()).toEqual({ 1: 51 })
})

/** A page of its own over a network: once closed, it sends nothing more. */
function opened(network: CartNetwork, stored?: Map<string, CartPart>) {
  let isOpen = true
  const own: CartNetwork = {
    read: (isForced) => (isOpen ? network.read(isForced) : new Promise(() => {})),
    write: (parts) => (isOpen ? network.write(parts) : new Promise(() => {})),
  }
  return { ...tab(own, stored), close: () => void (isOpen = false) }
}

test.each(Array.from({ length: 40 }, (_, index) => index + 1))(
  'R-18: fifty taps over a network that loses and reorders, with a tab closed during a write and an offline period (%i)',
  async (seed) => {
    const random = dice(seed)
    const shop = new ShopCart(
      item({ id_item: '1' }),
      item({ id_item: '2' }),
      item({ id_item: '3' }),
    )
    const { network, line } = badNetwork(shop, random)
    let page = opened(network)
    page.sync.connect()
    await jest.advanceTimersByTimeAsync(30_000)
    for (let tap = 0; tap < 50; tap++) {
      const id = String(1 + Math.floor(random() * 3))
      const seed = seedOf(cartOf([vendor([item({ id_item: id })])]), id)
      page.sync.mutate({ ...want(id, random() < 0.1 ? 0 : 1 + Math.floor(random() * 90)), seed })
      if (tap === 15) line.isUp = false
      if (tap === 25) line.isUp = true
      if (tap === 35) {
        const last = page.quantities()
        page.sync.flushAll()
        page.close()
        page = opened(network, page.stored)
        page.sync.adopt([...page.stored.values()])
        page.sync.connect()
        await jest.advanceTimersByTimeAsync(120_000)
        expect(page.quantities()).toEqual(last)
      }
      await jest.advanceTimersByTimeAsync(random() * 400)
    }
    const seen = page.quantities()
    await long()
    expect(page.sync.isSettled).toBe(true)
    expect(shop.quantities()).toEqual(seen)
    expect(page.quantities()).toEqual(seen)
    expect(page.stored.size).toBe(0)
  },
)

test('R-18: ignores an older response that arrives late', async () => {
  const shop = new ShopCart(item({ product_quantity: 3 }))
  const { sync, quantities } = tab(quick(shop))
  sync.connect()
  await soon()
  const old = shop.cart()
  sync.mutate(want('1', 9))
  await long()
  sync.hear({ type: 'cart', cart: old })
  expect(quantities()).toEqual({ 1: 9 })
})

test('R-18: ignores a late response from before the cart’s first write', async () => {
  const { sync, quantities } = tab(quick(new ShopCart(item({ product_quantity: 3 }))))
  sync.connect()
  await soon()
  sync.hear({ type: 'cart', cart: cartOf([], { id: '', version: 0 }) })
  expect(quantities()).toEqual({ 1: 3 })
})

test('R-18: a change in one tab is shown immediately in the other, and both converge', async () => {
  const shop = new ShopCart(item())
  const [one, other] = [tab(quick(shop)), tab(quick(shop))]
  one.sync.connect()
  other.sync.connect()
  await soon()
  one.sync.mutate(want('1', 8))
  one.told.splice(0).forEach((news) => other.sync.hear(news))
  expect(other.quantities()).toEqual({ 1: 8 })
  await long()
  one.told.splice(0).forEach((news) => other.sync.hear(news))
  expect(other.quantities()).toEqual({ 1: 8 })
  expect(other.sync.parts()).toEqual([])
  other.sync.mutate(want('1', 5))
  await long()
  other.told.splice(0).forEach((news) => one.sync.hear(news))
  expect([one.quantities(), other.quantities(), shop.quantities()]).toEqual([
    { 1: 5 },
    { 1: 5 },
    { 1: 5 },
  ])
})

test('V-12: a guest’s mutations are stored without a call, and added to the cart once after signing in', async () => {
  const shop = new ShopCart(item({ product_quantity: 4 }))
  const network = quick(shop)
  const read = jest.spyOn(network, 'read')
  const stored = new Map<string, CartPart>()
  const seed = seedOf(cartOf([vendor([item()])]), '1')
  const guest = tab(network, stored)
  const second = tab(network, stored)
  guest.sync.mutate({ key: lineKey('1'), adds: 2, seed, fromGuest: true })
  second.sync.adopt([...stored.values()])
  await long()
  expect(read).not.toHaveBeenCalled()
  expect(guest.quantities()).toEqual({ 1: 2 })
  guest.sync.connect()
  await soon()
  second.sync.connect()
  await long()
  expect(shop.quantities()).toEqual({ 1: 6 })
  expect(guest.merged).toHaveBeenCalledTimes(1)
})

test('V-12: a guest’s addition to a product that is saved for later does not include the saved quantity', async () => {
  const saved = cartOf([], { version: 1, saved: [item({ product_quantity: 10 })] })
  const shop = new ShopCart()
  const read = async () => ({ code: 'OK' as const, message: '', adjustments: [], result: saved })
  const { sync } = tab({ ...quick(shop), read })
  sync.mutate({ key: lineKey('1'), adds: 2, fromGuest: true })
  sync.connect()
  await long()
  expect(shop.quantities()).toEqual({ 1: 2 })
})

test('V-08: cuts a quantity above the stock, and shows the reason beside its line', async () => {
  const shop = new ShopCart(item())
  shop.stock.set('1', 12)
  const { sync, quantities } = tab(quick(shop))
  sync.connect()
  await soon()
  sync.mutate(want('1', 40))
  await long()
  expect(quantities()).toEqual({ 1: 12 })
  expect(sync.adjustments.get('1')).toMatchObject({ code: 'STOCK', quantity: 12 })
  sync.mutate(want('1', 11))
  expect(sync.adjustments.size).toBe(0)
})

test('X-05: one refused line does not delay the others', async () => {
  const shop = new ShopCart(item({ id_item: '1' }))
  const good = quick(shop)
  const network: CartNetwork = {
    ...good,
    write: async (parts) => {
      if (parts.some((part) => part.key === lineKey('99'))) throw refusal
      return good.write(parts)
    },
  }
  const refusal = Object.assign(clientSideError(), { kind: 'http', status: 400, retry: false })
  const { sync, refused } = tab(network)
  sync.adopt([
    { key: lineKey('99'), sequence: 5, line: { product_quantity: 1 } },
    { key: lineKey('1'), sequence: 6, line: { product_quantity: 3 } },
    { key: noteKey('7'), sequence: 7, note: 'Tolong bungkus rapat' },
  ])
  sync.connect()
  await long()
  expect(shop.quantities()).toEqual({ 1: 3 })
  expect(shop.cart().detail[0]?.note).toBe('Tolong bungkus rapat')
  expect(refused).toHaveBeenCalledTimes(1)
  expect(sync.isSettled).toBe(true)
})

test.each([401, 403])(
  'V-12 T-05: a write that is refused with %d is sent again, and the cart stays on the page',
  async (status) => {
    const shop = new ShopCart(item())
    const good = quick(shop)
    let refusals = 1
    const network: CartNetwork = {
      ...good,
      write: async (parts) => {
        if (refusals-- > 0) throw Object.assign(clientSideError(), { kind: 'refusal', status })
        return good.write(parts)
      },
    }
    const { sync, quantities } = tab(network)
    sync.connect()
    await soon()
    sync.mutate(want('1', 7))
    await soon()
    expect(sync.server).not.toBeNull()
    expect(quantities()).toEqual({ 1: 7 })
    await long()
    expect(shop.quantities()).toEqual({ 1: 7 })
    expect(sync.isWaiting).toBe(false)
  },
)

test('V-12: pending mutations of a buyer whose session ends wait for the next session', async () => {
  const shop = new ShopCart(item())
  const good = quick(shop)
  let isSignedIn = false
  const network: CartNetwork = {
    ...good,
    write: async (parts) => {
      if (!isSignedIn) throw Object.assign(clientSideError(), { status: 401 })
      return good.write(parts)
    },
  }
  const { sync, stored } = tab(network)
  sync.connect()
  await soon()
  sync.mutate(want('1', 7))
  await long()
  expect(stored.size).toBe(1)
  isSignedIn = true
  sync.connect()
  await long()
  expect(shop.quantities()).toEqual({ 1: 7 })
})
