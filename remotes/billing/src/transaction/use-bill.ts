import { bill as billCall } from '@borong/api/billing'
import { callQuery, isApiError, useQuery, useTrack } from '@borong/contract'
import { useEffect, useMemo } from 'react'
import { isOpen } from '../parts/bill-kinds.ts'
import { notePaid } from '../parts/bill-paid.ts'
import { storeBills, storedBills } from '../parts/stored-bills.ts'
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
  const { error, refetch, isFetchedAfterMount } = result
  useEffect(() => {
    if (!fresh) return
    storeBills([fresh])
    notePaid([fresh], track)
  }, [fresh, track])
  // A refusal may mean that the bill belongs to another buyer, who used this browser before.
  const isUnanswered =
    (isApiError(error) && error.retry) || (!isFetchedAfterMount && result.fetchStatus === 'paused')
  const stored = useMemo(
    () => (isUnanswered && !fresh ? storedBills().find((one) => one.serial === serial) : undefined),
    [isUnanswered, fresh, serial],
  )
  const bill = fresh ?? stored
  usePolling(refetch, bill ? isOpen(bill) : false)
  // The document of an offline page brings an old response of its own.
  return { bill, isStored: isUnanswered && bill !== undefined, error, reload: () => refetch() }
}
