import { arrivesBy, couriersBy, rankCouriers } from './courier-choice.ts'
import { canChoose, cheapestDelivery, optionCost } from './shipping-option.ts'

// mulberry32, with a fixed seed.
let state = 48
function random(below: number): number {
  state = (state + 0x6d2b79f5) >>> 0
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below
}

const flag = () => (random(5) === 0 ? 'N' : 'Y')
const kinds = ['cargo', 'parcel', 'instant', 'own', 'pickup'] as const

function randomOption(id: number) {
  const kind = kinds[random(kinds.length)]!
  const shortest = random(5)
  return {
    id: `c${id}`,
    kind,
    price: kind === 'pickup' ? 0 : random(20) * 5000,
    insurance_fee: random(3) * 1000,
    is_mandatory_insurance: random(3) === 0 ? ('yes' as const) : ('no' as const),
    duration_shortest: shortest,
    duration_longest: shortest + random(4),
    covered_city: flag() as 'Y' | 'N',
    minimum_purchase_fulfilled: flag() as 'Y' | 'N',
    feature_flag: flag() as 'Y' | 'N',
  }
}

const randomOptions = () => Array.from({ length: random(12) }, (_, id) => randomOption(id))
const baskets = Array.from({ length: 500 }, randomOptions)
const latestDay = ({ duration_longest }: { duration_longest: number }) => duration_longest
const isSent = ({ kind }: { kind: string }) => kind !== 'pickup'

test('E-06 C-16: only couriers that can be had are offered, the cheapest first, a pickup last', () => {
  for (const options of baskets) {
    const { offered } = rankCouriers(options)
    expect(new Set(offered)).toEqual(new Set(options.filter(canChoose)))
    const sent = offered.filter(isSent)
    expect(offered.slice(0, sent.length)).toEqual(sent)
    expect(sent.map(optionCost)).toEqual(sent.map(optionCost).toSorted((a, b) => a - b))
  }
})

test('C-16: no courier that can be had is cheaper than the cheapest or faster than the fastest', () => {
  for (const options of baskets) {
    const { offered, cheapest, fastest } = rankCouriers(options)
    const sent = offered.filter(isSent)
    if (sent.length === 0) expect(cheapest).toBe(offered[0])
    else {
      expect(cheapest).toBe(cheapestDelivery(options))
      expect(optionCost(cheapest!)).toBe(Math.min(...sent.map(optionCost)))
      expect(latestDay(fastest!)).toBe(Math.min(...sent.map(latestDay)))
    }
  }
})

test('C-16: the cheapest courier that arrives by the wanted day is preselected, otherwise the cheapest', () => {
  for (const options of baskets) {
    const mostDays = random(7)
    const { offered, cheapest, preselected } = rankCouriers(
      options,
      (option) => latestDay(option) <= mostDays,
    )
    const inTime = offered.filter((option) => isSent(option) && latestDay(option) <= mostDays)
    if (inTime.length === 0) expect(preselected).toBe(cheapest)
    else expect(optionCost(preselected!)).toBe(Math.min(...inTime.map(optionCost)))
  }
})

test('C-16: the order, the marks and the preselection do not depend on the order of the reply', () => {
  for (const options of baskets)
    expect(rankCouriers(options.toReversed())).toEqual(rankCouriers(options))
})

test('C-16: one rule selects the couriers of all sellers', () => {
  for (let at = 0; at < baskets.length; at += 4) {
    const sellers = baskets.slice(at, at + 4).map((options) => rankCouriers(options))
    const costs = (rule: Parameters<typeof couriersBy>[0]) =>
      couriersBy(rule, sellers).reduce((sum, one) => sum + (one ? optionCost(one) : 0), 0)
    for (const rule of ['fastest', 'together'] as const)
      expect(costs('cheapest')).toBeLessThanOrEqual(costs(rule))
    couriersBy('together', sellers).forEach((option, index) =>
      expect(option === undefined).toBe(sellers[index]!.offered.length === 0),
    )
  }
})

test('C-16: goods of all sellers arrive on one day where each has a courier for it, on the cheapest such day', () => {
  const on = (id: string, day: number, price: number) => ({
    ...randomOption(0),
    id,
    kind: 'parcel' as const,
    price,
    is_mandatory_insurance: 'no' as const,
    duration_longest: day,
    covered_city: 'Y' as const,
    minimum_purchase_fulfilled: 'Y' as const,
    feature_flag: 'Y' as const,
  })
  const sellers = [
    [on('a1', 1, 50_000), on('a2', 2, 20_000), on('a3', 3, 10_000)],
    [on('b2', 2, 30_000), on('b3', 3, 25_000)],
  ].map((options) => rankCouriers(options))
  const ids = () => couriersBy('together', sellers).map((option) => option?.id)
  expect(ids()).toEqual(['a3', 'b3'])
  sellers.push(rankCouriers([on('c2', 2, 5000)]))
  expect(ids()).toEqual(['a2', 'b2', 'c2'])
})

test('C-16: goods of the same day arrive by the day in Jakarta, or by the next when ordered late', () => {
  const sameDay = { duration_shortest: 0, duration_longest: 0 }
  const at = Date.parse('2026-11-27T09:00:00+07:00')
  expect(arrivesBy('2026-11-27', at)(sameDay)).toBe(true)
  expect(arrivesBy('2026-11-27', at + 10 * 3_600_000)(sameDay)).toBe(false)
  expect(arrivesBy('2026-11-28', at + 10 * 3_600_000)(sameDay)).toBe(true)
})
