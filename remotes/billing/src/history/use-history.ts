import { bills } from '@borong/api/billing'
import { isApiError } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { useEffect, useMemo } from 'react'
import type { Bill, BillKind } from '../parts/bill-kinds.ts'
import { storeBills, storedBills } from '../parts/stored-bills.ts'

interface Filters {
  kind: BillKind | undefined
  month: string | undefined
  q: string
  company: string | undefined
}

/** The buyer's bills page by page; without a connection those that this browser has persisted. */
export function useHistory({ kind, month, q, company }: Filters) {
  const filters = {
    ...(kind ? { kind } : {}),
    ...(month ? { month } : {}),
    ...(q ? { q } : {}),
    ...(company ? { company_id: company } : {}),
  }
  const pages = usePages(
    bills,
    { query: filters },
    ({ result }) => result,
    ({ serial }) => serial,
  )
  const fresh = pages.data && pages.items
  useEffect(() => {
    if (fresh) storeBills(fresh)
  }, [fresh])
  const isStored = !fresh && !company && isApiError(pages.error) && pages.error.retry
  const stored = useMemo(
    () => (isStored ? storedBills().filter((bill) => fits(bill, { kind, month, q })) : undefined),
    [isStored, kind, month, q],
  )
  const rows: readonly Bill[] | undefined = fresh ?? stored
  return { rows, isStored, pages }
}

function fits(bill: Bill, { kind, month, q }: Omit<Filters, 'company'>): boolean {
  const words = [bill.number, bill.serial, bill.product_name, bill.operator_name, bill.owner ?? '']
  return (
    (!kind || bill.kind === kind) &&
    (!month || bill.created_at.startsWith(month)) &&
    words.some((word) => word.toLowerCase().includes(q.toLowerCase()))
  )
}
