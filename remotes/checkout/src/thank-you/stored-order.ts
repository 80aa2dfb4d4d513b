import { order as orderCall } from '@borong/api/orders'
import { callQuery, useQuery, type Reply, inThisBrowser } from '@borong/contract'
import { isUnanswered } from '../shop/unanswered.ts'
import { useEffect, useMemo, useState } from 'react'
import { aged } from './aged.ts'

export type Order = Reply<typeof orderCall>['data']

const PREFIX = 'order.'
const MOST_STORED = 20

/**
 * Fetches an order again on every mount. The last response is persisted in the browser, so that amount, account and
 * deadline are available without a connection too.
 */
export function useOrder(idOrSerial: string) {
  const query = callQuery(orderCall, { params: { orderId: idOrSerial } })
  const result = useQuery({ ...query, refetchOnMount: 'always' })
  const fresh = result.data?.data
  const { dataUpdatedAt, error } = result
  // A refetch clears the error. Until its reply the stored order remains.
  const [last, setLast] = useState({ idOrSerial, error })
  if (last.idOrSerial !== idOrSerial || (error && last.error !== error))
    setLast({ idOrSerial, error })
  useEffect(() => {
    if (fresh) store(idOrSerial, { ...fresh, kept_at: dataUpdatedAt })
  }, [idOrSerial, fresh, dataUpdatedAt])
  const order = useMemo(() => {
    if (fresh) return agedOrder(fresh, dataUpdatedAt)
    return isUnanswered(last.error) ? read(idOrSerial) : undefined
  }, [fresh, dataUpdatedAt, last.error, idOrSerial])
  return { ...result, order, isStored: order !== undefined && fresh === undefined }
}

const agedOrder = (order: Order, readAt: number): Order => ({
  ...order,
  payment: aged(order.payment, readAt),
})

type StoredOrder = Order & { kept_at?: number }

function store(id: string, order: StoredOrder): void {
  inThisBrowser.removeItem(PREFIX + id)
  inThisBrowser.setItem(PREFIX + id, order)
  const all = inThisBrowser.keys().filter((key) => key.startsWith(PREFIX))
  for (const key of all.slice(0, Math.max(0, all.length - MOST_STORED)))
    inThisBrowser.removeItem(key)
}

function read(id: string): Order | undefined {
  const stored = inThisBrowser.getItem<StoredOrder | null>(PREFIX + id, null)
  if (!stored) return undefined
  const { kept_at = Date.now(), ...order } = stored
  return agedOrder(order, kept_at)
}
