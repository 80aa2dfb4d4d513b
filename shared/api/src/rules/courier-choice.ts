import {
  arrivalOf,
  byArrival,
  canChoose,
  delivers,
  optionCost,
  type Deliverable,
  type OptionDuration,
} from './shipping-option.ts'
import { wibDay } from './wib.ts'

/** How the couriers of an order are selected: by price, by arrival, or so that all goods arrive on the same day. */
export const courierRules = ['cheapest', 'fastest', 'together'] as const
export type CourierRule = (typeof courierRules)[number]

/** The couriers of one seller's goods that can be had. */
export interface RankedCouriers<O> {
  /** By cost, then by arrival. A pickup at the store is last, because its goods do not arrive. */
  offered: readonly O[]
  cheapest: O | undefined
  fastest: O | undefined
  /** The cheapest that arrives in time, otherwise the cheapest. */
  preselected: O | undefined
}

/** Whether an option that is ordered now arrives by the end of a day in Jakarta, `YYYY-MM-DD`. */
export const arrivesBy =
  (day: string, now: number) =>
  (option: OptionDuration): boolean =>
    wibDay(new Date(arrivalOf(option, now).to)) <= day

/** Orders and marks the couriers that can be had, and preselects one that arrives in time. */
export function rankCouriers<O extends Deliverable>(
  options: readonly O[],
  isInTime: (option: O) => boolean = () => true,
): RankedCouriers<O> {
  const offered = options.filter(canChoose).sort(byCost)
  const sent = offered.filter(delivers)
  // Where nothing is sent, a pickup is all that is left.
  const [cheapest] = sent.length > 0 ? sent : offered
  const [fastest] = [...(sent.length > 0 ? sent : offered)].sort(byArrival)
  return { offered, cheapest, fastest, preselected: sent.find(isInTime) ?? cheapest }
}

/** The courier of each seller by one rule for all of them. */
export function couriersBy<O extends Deliverable>(
  rule: CourierRule,
  sellers: readonly RankedCouriers<O>[],
): readonly (O | undefined)[] {
  if (rule === 'cheapest') return sellers.map(({ preselected }) => preselected)
  if (rule === 'fastest') return sellers.map(({ fastest }) => fastest)
  return together(sellers)
}

/** The day on which most sellers can arrive, at the least cost. The goods of the others arrive before it, if they can. */
function together<O extends Deliverable>(sellers: readonly RankedCouriers<O>[]) {
  const days = new Set(sellers.flatMap(({ offered }) => offered.filter(delivers).map(latestDay)))
  const plans = [...days].map((day) => {
    const exact = sellers.map(({ offered }) => on(offered, (latest) => latest === day))
    const chosen = sellers.map(
      ({ offered, fastest }, at) => exact[at] ?? on(offered, (latest) => latest < day) ?? fastest,
    )
    const missing = exact.filter((option) => !option).length
    const cost = chosen.reduce((sum, option) => sum + (option ? optionCost(option) : 0), 0)
    return { day, chosen, missing, cost }
  })
  const [best] = plans.sort((a, b) => a.missing - b.missing || a.cost - b.cost || a.day - b.day)
  return best?.chosen ?? sellers.map(({ preselected }) => preselected)
}

const on = <O extends Deliverable>(offered: readonly O[], isOn: (latest: number) => boolean) =>
  offered.find((option) => delivers(option) && isOn(latestDay(option)))

const latestDay = ({ duration_longest }: OptionDuration) => duration_longest

const byCost = (a: Deliverable, b: Deliverable) =>
  Number(delivers(b)) - Number(delivers(a)) || optionCost(a) - optionCost(b) || byArrival(a, b)
