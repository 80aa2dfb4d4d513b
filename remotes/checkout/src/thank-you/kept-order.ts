import { callQuery, useQuery, type Reply } from '@borong/contract'
import { useEffect } from 'react'

export type Order = Reply<'order'>['data']

const PREFIX = 'order.'
const KEPT = 20

/**
 * An order, read anew; what was seen of it last is kept in the browser, so that amount, account and deadline are there
 * without a connection too.
 */
export function useOrder(idOrSerial: string) {
  const query = callQuery('order', { params: { orderId: idOrSerial } })
  const result = useQuery({ ...query, refetchOnMount: 'always' })
  const fresh = result.data?.data
  useEffect(() => {
    if (fresh) keep(idOrSerial, fresh)
  }, [idOrSerial, fresh])
  const kept = fresh ? undefined : result.isError ? read(idOrSerial) : undefined
  return { ...result, order: fresh ?? kept, isKept: kept !== undefined }
}

function keep(id: string, order: Order): void {
  try {
    localStorage.removeItem(PREFIX + id)
    localStorage.setItem(PREFIX + id, JSON.stringify(order))
    const all = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of all.slice(0, Math.max(0, all.length - KEPT))) localStorage.removeItem(key)
  } catch {
    // A browser that forbids storage shows orders with a connection only.
  }
}

function read(id: string): Order | undefined {
  try {
    const text = localStorage.getItem(PREFIX + id)
    return text ? (JSON.parse(text) as Order) : undefined
  } catch {
    return undefined
  }
}
