import { bill as billCall } from '@borong/api/billing'
import { callQuery, isApiError, useQuery, useTrack } from '@borong/contract'
import { useEffect, useMemo } from 'react'
import { isOpen } from '../parts/bill-kinds.ts'
import { notePaid } from '../parts/bill-paid.ts'
import { keepBills, keptBills } from '../parts/kept-bills.ts'
import { usePolling } from '../parts/use-polling.ts'

/**
 * A transaction, refetched until it is at its end. The last response is persisted in the browser, so that a token can be
 * read without a connection.
 */
export function useBill(serial: string) {
  const track = useTrack()
  const query = callQuery(billCall, { params: { serial } })
  const result = useQuery({ ...query, refetchOnMount: 'always' })
  const fresh = result.data?.result
  const { error, refetch } = result
  useEffect(() => {
    if (!fresh) return
    keepBills([fresh])
    notePaid(fresh, track)
  }, [fresh, track])
  // A refusal may mean that the bill belongs to another buyer, who used this browser before.
  const isUnanswered = isApiError(error) && error.retry
  const kept = useMemo(
    () => (isUnanswered && !fresh ? keptBills().find((one) => one.serial === serial) : undefined),
    [isUnanswered, fresh, serial],
  )
  const bill = fresh ?? kept
  usePolling(refetch, bill ? isOpen(bill) : false)
  return { bill, isKept: kept !== undefined, error, reload: () => refetch() }
}
