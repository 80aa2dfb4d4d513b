import { DAY_MS } from './time.ts'
import { inWib } from './wib.ts'

/** The flags of a shipping option, as the calls send them. */
export interface OptionFlags {
  covered_city?: 'Y' | 'N'
  minimum_purchase_fulfilled?: 'Y' | 'N'
  feature_flag?: 'Y' | 'N'
}

/** The cost of a shipping option. */
export interface OptionCost {
  price: number
  insurance_fee: number
  is_mandatory_insurance: 'yes' | 'no'
}

/** The time in transit of a shipping option. */
export interface OptionDuration {
  duration_shortest: number
  duration_longest: number
}

export type Deliverable = OptionFlags & OptionCost & OptionDuration & { id: string; kind: string }

const isYes = (flag: 'Y' | 'N' | undefined) => flag === undefined || flag === 'Y'

/** Whether a buyer can choose this option. Otherwise the first of its flags that is not Y is the reason. */
export const canChoose = (option: OptionFlags): boolean =>
  isYes(option.covered_city) &&
  isYes(option.minimum_purchase_fulfilled) &&
  isYes(option.feature_flag)

/** The amount that an order pays for this option: its price, and its insurance where the buyer cannot decline it. */
export const optionCost = (option: OptionCost): number =>
  option.price + (option.is_mandatory_insurance === 'yes' ? option.insurance_fee : 0)

/** Whether this option brings the goods to the buyer, and the buyer can choose it. */
export const delivers = (option: OptionFlags & { kind: string }): boolean =>
  canChoose(option) && option.kind !== 'pickup'

/**
 * The option whose price a page promises before a buyer chooses one, and that the checkout preselects: the cheapest
 * delivery, and among equally cheap ones the earliest. Undefined when nothing can be delivered.
 */
export const cheapestDelivery = <T extends Deliverable>(options: readonly T[]): T | undefined =>
  options
    .filter(delivers)
    .reduce<T | undefined>(
      (best, option) => (best && byCost(best, option) <= 0 ? best : option),
      undefined,
    )

const byCost = (a: Deliverable, b: Deliverable): number =>
  optionCost(a) - optionCost(b) || byArrival(a, b)

/** The order of options by arrival, then by cost. */
export const byArrival = (a: Deliverable, b: Deliverable): number =>
  a.duration_longest - b.duration_longest ||
  a.duration_shortest - b.duration_shortest ||
  optionCost(a) - optionCost(b) ||
  (a.id < b.id ? -1 : 1)

// A courier of the same day collects parcels until this hour in Jakarta.
const LAST_SAME_DAY_HOUR = 15

/** The first and the last moment of arrival in the days of Jakarta of an option that is ordered now. */
export function arrivalOf(
  { duration_shortest, duration_longest }: OptionDuration,
  now: number,
): { from: number; to: number; isToday: boolean } {
  const isSameDay = duration_longest === 0
  const late = isSameDay && inWib(new Date(now)).getUTCHours() >= LAST_SAME_DAY_HOUR ? 1 : 0
  return {
    from: now + (duration_shortest + late) * DAY_MS,
    to: now + (duration_longest + late) * DAY_MS,
    isToday: isSameDay && late === 0,
  }
}
