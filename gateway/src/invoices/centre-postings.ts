import type { OrderCentre, OrderLine } from '../orders/public.ts'
import { shareOf } from '../server/share-of.ts'
import { priceOf } from '../tax-invoices/public.ts'
import type { Account, Posting } from './journal-entries.ts'

/** A posting of one cost centre; without a name it belongs to the whole order. */
export type CentrePosting = readonly [account: Account, amount: number, centre?: string | null]

// Money and debts are those of the company.
const COMPANY_ACCOUNTS: ReadonlySet<Account> = new Set(['bank', 'payable', 'balance'])
// Each line has its own amounts on these accounts.
const LINE_ACCOUNTS: ReadonlySet<Account> = new Set(['purchases', 'inputTax'])

interface Weight {
  name: string | null
  weight: number
}

/** Divides the costs of a purchase between the cost centres of an order. The postings of each account add up as before. */
export function purchaseOfCentres(
  postings: readonly Posting[],
  centres: readonly OrderCentre[],
  lines: readonly OrderLine[],
  postingsOf: (lines: readonly OrderLine[]) => readonly Posting[],
): CentrePosting[] {
  if (centres.length === 0 || centres[0]!.from !== null) return ofShares(postings, centres)
  const groups = [...Map.groupBy(lines, (line) => line.cost_centre_name)]
  const weights = groups.map(([name, own]) => ({
    name,
    weight: own.reduce((sum, line) => sum + priceOf(line), 0),
  }))
  return [
    ...groups.flatMap(([name, own]) =>
      postingsOf(own)
        .filter(([account]) => LINE_ACCOUNTS.has(account))
        .map(([account, amount]): CentrePosting => [account, amount, name]),
    ),
    ...inProportion(
      postings.filter(([account]) => !LINE_ACCOUNTS.has(account)),
      weights,
    ),
  ]
}

/** Divides the postings of a refund, which is that of one parcel. */
export function refundOfCentres(
  postings: readonly Posting[],
  centres: readonly OrderCentre[],
  parcelCentre: string | null,
): CentrePosting[] {
  if (centres.length === 0 || centres[0]!.from !== null) return ofShares(postings, centres)
  return inProportion(postings, [{ name: parcelCentre, weight: 1 }])
}

const ofShares = (postings: readonly Posting[], centres: readonly OrderCentre[]) =>
  centres.length === 0
    ? [...postings]
    : inProportion(
        postings,
        centres.map(({ name, from, to }) => ({ name, weight: to! - from! })),
      )

function inProportion(postings: readonly Posting[], weights: readonly Weight[]): CentrePosting[] {
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0)
  return postings.flatMap(([account, amount]): CentrePosting[] => {
    if (COMPANY_ACCOUNTS.has(account)) return [[account, amount]]
    let until = 0
    let given = 0
    return weights.flatMap(({ name, weight }, at): CentrePosting[] => {
      until += weight
      const isLast = at === weights.length - 1
      const part = (isLast ? amount : shareOf(amount, until, whole)) - given
      given += part
      return part === 0 ? [] : [[account, part, name]]
    })
  })
}
