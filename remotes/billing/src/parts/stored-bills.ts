import { inThisBrowser } from '@borong/contract'
import type { Bill } from './bill-kinds.ts'

const KEY = 'billing.bills'
const MOST = 60

/**
 * Persists bills in the browser, so that a bought token can be read without a connection. Those of a company are not: a
 * member who leaves keeps none of them.
 */
export function storeBills(read: readonly Bill[]): void {
  const bills = read.filter(({ company_id }) => !company_id)
  const serials = new Set(bills.map(({ serial }) => serial))
  const others = storedBills().filter(({ serial }) => !serials.has(serial))
  const all = [...bills, ...others].sort((a, b) => b.created_at.localeCompare(a.created_at))
  inThisBrowser.setItem(KEY, all.slice(0, MOST))
}

/** The persisted bills, the newest first. */
export const storedBills = () => inThisBrowser.getItem<Bill[]>(KEY, [])
