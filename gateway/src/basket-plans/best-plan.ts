import { setImmediate as othersFirst } from 'node:timers/promises'
import { addTo, emptyLoad, type Load, type Offer } from './load.ts'
import { type Courier, costOf } from './parcels.ts'

/** The offers of one line; a plan chooses one of them. */
export type Line = readonly Offer[]

export interface Aim {
  /** All goods arrive within these days. */
  days: number
  /** The cost of one more seller beside its goods and its courier. */
  perSeller: number
}

/** The number of the chosen offer of each line. */
export interface Choice {
  chosen: number[]
  /** A courier takes the goods of each seller. */
  isPossible: boolean
}

/** Greater than any price, so that a plan which can be ordered is better than one which cannot. */
const IMPOSSIBLE = 1e13
/** Greater than any difference of prices between two plans. */
export const FEWEST = 1e11

const ROUNDS = 40
/** Larger baskets have fewer rounds. Requests that wait go on between them. */
const LINES_OF_ALL_ROUNDS = 30
const MOST_REOPENED = 3

/** A choice of an offer for each line, with its cost. */
interface State {
  chosen: number[]
  loads: Map<number, Load>
  costs: Map<number, number>
  total: number
}

/**
 * Finds a cheap choice of one offer for each line: goods, tax and couriers, which depend on all goods of a seller together.
 * A local search from several starts, which moves single lines and whole sellers; the result depends on nothing but the
 * input. A plan that includes a seller without a courier is found only where there is no other.
 */
export async function bestPlan(
  lines: readonly Line[],
  courier: Courier,
  { days, perSeller }: Aim,
  starts: readonly (readonly number[])[] = [],
): Promise<Choice> {
  const priceOf = (seller: number, load: Load) => {
    if (load.lines === 0) return 0
    return (costOf(courier(sellers.get(seller)!, load, days)) ?? IMPOSSIBLE) + perSeller
  }
  const sellers = new Map(lines.flat().map(({ goods }) => [goods.seller.id, goods.seller]))
  const linesOf = new Map<number, number[]>()
  for (const [line, offers] of lines.entries())
    for (const { goods } of offers) {
      const own = linesOf.get(goods.seller.id)
      if (own) own.push(line)
      else linesOf.set(goods.seller.id, [line])
    }
  const offerBy = lines.map(
    (offers) => new Map(offers.map(({ goods }, at) => [goods.seller.id, at] as const)),
  )
  const sellerOf = (state: State, line: number) =>
    lines[line]![state.chosen[line]!]!.goods.seller.id

  function stateOf(chosen: readonly number[]): State {
    const loads = new Map<number, Load>()
    let total = 0
    for (const [line, at] of chosen.entries()) {
      const offer = lines[line]![at]!
      const { id } = offer.goods.seller
      const load = loads.get(id) ?? emptyLoad()
      loads.set(id, load)
      addTo(load, offer, 1)
      total += offer.value + offer.tax
    }
    const costs = new Map([...loads].map(([id, load]) => [id, priceOf(id, load)]))
    for (const cost of costs.values()) total += cost
    return { chosen: [...chosen], loads, costs, total }
  }

  function move(state: State, line: number, to: number): void {
    const from = state.chosen[line]!
    for (const [at, sign] of [
      [from, -1],
      [to, 1],
    ] as const) {
      const offer = lines[line]![at]!
      const { id } = offer.goods.seller
      const load = state.loads.get(id) ?? emptyLoad()
      state.loads.set(id, load)
      addTo(load, offer, sign)
      const cost = priceOf(id, load)
      state.total += sign * (offer.value + offer.tax) + cost - (state.costs.get(id) ?? 0)
      state.costs.set(id, cost)
    }
    state.chosen[line] = to
  }

  /** Moves a line to its best offer, other than that of the closed seller; returns whether it moved. */
  function moveToBest(state: State, line: number, closed?: number): boolean {
    const from = state.chosen[line]!
    const offer = lines[line]![from]!
    const left = offer.goods.seller.id
    const saved =
      offer.value + offer.tax + state.costs.get(left)! - priceOf(left, changed(state, offer, -1))
    let most = left === closed ? Infinity : -0.5
    let to = from
    for (const [at, other] of lines[line]!.entries()) {
      const { id } = other.goods.seller
      if (at === from || id === closed) continue
      const before = state.costs.get(id) ?? 0
      const added = other.value + other.tax - saved - before
      if (added >= most) continue
      const more = added + priceOf(id, changed(state, other, 1))
      if (more >= most) continue
      most = more
      to = at
    }
    if (to !== from) move(state, line, to)
    return to !== from
  }

  const changed = (state: State, offer: Offer, sign: 1 | -1): Load => {
    const load = { ...(state.loads.get(offer.goods.seller.id) ?? emptyLoad()) }
    addTo(load, offer, sign)
    return load
  }

  /** Moves lines one by one until no move is cheaper. */
  function settle(state: State): void {
    for (let isMoving = true; isMoving;) {
      isMoving = false
      for (const line of lines.keys()) if (moveToBest(state, line)) isMoving = true
    }
  }

  /** The state after all lines of a seller have gone to others. */
  function without(state: State, seller: number): State {
    const next = stateOf(state.chosen)
    for (const line of linesOf.get(seller)!)
      if (sellerOf(next, line) === seller) moveToBest(next, line, seller)
    return next
  }

  /** The state after a seller has got all its lines, and given back those that were cheaper before. */
  function gathered(state: State, seller: number): State {
    const next = stateOf(state.chosen)
    for (const line of linesOf.get(seller)!) move(next, line, offerBy[line]!.get(seller)!)
    for (const line of linesOf.get(seller)!) {
      const before = next.total
      move(next, line, state.chosen[line]!)
      if (next.total >= before) move(next, line, offerBy[line]!.get(seller)!)
    }
    return next
  }

  function improve(start: State): State {
    let state = start
    settle(state)
    for (let isMoving = true; isMoving;) {
      isMoving = false
      for (const seller of sellers.keys()) {
        const isUsed = (state.loads.get(seller)?.lines ?? 0) > 0
        for (const change of isUsed ? [without, gathered] : [gathered]) {
          const next = change(state, seller)
          if (next.total >= state.total - 0.5) continue
          settle(next)
          state = next
          isMoving = true
        }
      }
    }
    return state
  }

  const cheapest = lines.map((offers) => leastAt(offers, ({ value, tax }) => value + tax))
  let best = improve(stateOf(cheapest))
  for (const start of starts) {
    await othersFirst()
    best = lower(best, improve(stateOf(start)))
  }
  const random = randomFrom(lines.length)
  const rounds = Math.ceil(ROUNDS * Math.min(1, LINES_OF_ALL_ROUNDS / lines.length))
  for (let round = 0; round < rounds; round++) {
    await othersFirst()
    const next = stateOf(best.chosen)
    const used = [...next.loads].filter(([, load]) => load.lines > 0).map(([id]) => id)
    for (let count = 1 + (round % MOST_REOPENED); count > 0; count--) {
      const seller = used[Math.floor(random() * used.length)]!
      for (const line of linesOf.get(seller)!)
        if (sellerOf(next, line) === seller) moveToBest(next, line, seller)
    }
    best = lower(best, improve(next))
  }
  return { chosen: best.chosen, isPossible: best.total < IMPOSSIBLE }
}

const lower = (a: State, b: State): State => (b.total < a.total - 0.5 ? b : a)

function leastAt<T>(items: readonly T[], by: (item: T) => number): number {
  let least = 0
  for (const at of items.keys()) if (by(items[at]!) < by(items[least]!)) least = at
  return least
}

/** The numbers of a linear congruential generator, between 0 and 1. */
function randomFrom(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
