import type { Goods, GoodsSeller } from '../cart/public.ts'
import { randomFrom } from '../testing/random-values.ts'
import type { Destination } from '../shipping/public.ts'
import type { Line } from './best-plan.ts'
import { offerOf } from './load.ts'

const places = [
  ['Jakarta', 'DKI Jakarta', -6.2, 106.82],
  ['Tangerang', 'Banten', -6.18, 106.63],
  ['Bekasi', 'Jawa Barat', -6.24, 107],
  ['Bandung', 'Jawa Barat', -6.91, 107.61],
  ['Semarang', 'Jawa Tengah', -6.97, 110.42],
  ['Surabaya', 'Jawa Timur', -7.26, 112.75],
  ['Medan', 'Sumatera Utara', 3.59, 98.67],
] as const
const now = new Date('2026-11-02T03:00:00Z')

/** A random basket with up to 60 lines, each with offers of several sellers, and its destination. */
export function randomBasket(seed: number): { lines: Line[]; destination: Destination } {
  const random = randomFrom(seed)
  const below = (most: number) => Math.floor(random() * most)
  const pick = <T>(items: readonly T[]) => items[below(items.length)]!
  const sellers = Array.from({ length: 4 + below(24) }, (_, id): GoodsSeller => {
    const [city, province, latitude, longitude] = pick(places)
    return {
      id: id + 1,
      alias: `penjual-${id + 1}`,
      name: `Penjual ${id + 1}`,
      city,
      province,
      latitude: latitude + random() * 0.1,
      longitude: longitude + random() * 0.1,
      membership: pick([0, 2, 3] as const),
      isOpen: true,
      isPkp: random() < 0.5,
      minimumPurchase: pick([0, 0, 0, 100_000, 500_000]),
      personalCourier: random() < 0.2,
      freeShipping: random() < 0.4,
    }
  })
  const lines = Array.from({ length: 2 + below(59) }, (_, line): Line => {
    const [price, weight, volume] = [2_000 + below(300_000), 50 + below(8_000), 100 + below(20_000)]
    const quantity = 1 + below(30)
    const isCold = random() < 0.05
    const sold = sellers.filter(() => random() < 0.45)
    return (sold.length > 0 ? sold : [pick(sellers)]).map((seller) => {
      const own = Math.round(price * (0.85 + random() * 0.35))
      return offerOf(goodsOf(line, seller, { price: own, weight, volume, isCold }), quantity, now)
    })
  })
  const [, province, latitude, longitude] = pick(places)
  return { lines, destination: { province, latitude, longitude } }
}

const goodsOf = (
  line: number,
  seller: GoodsSeller,
  made: { price: number; weight: number; volume: number; isCold: boolean },
): Goods => ({
  id: line * 1000 + seller.id,
  alias: `barang-${line}`,
  name: `Barang ${line}`,
  image: '',
  unit: 'pcs',
  prices: [
    { quantity_end: 9, price: made.price, discount: null },
    { quantity_end: 1_000_000, price: Math.round(made.price * 0.95), discount: null },
  ],
  minimumOrder: 1,
  step: 1,
  stock: 10_000,
  weightGrams: made.weight,
  volumeCm3: made.volume,
  isScg: false,
  isAdult: false,
  isAppOnly: false,
  hidesPrice: false,
  storage: made.isCold ? 'frozen' : 'ambient',
  ppnIncluded: line % 3 !== 0,
  deal: null,
  seller,
})
