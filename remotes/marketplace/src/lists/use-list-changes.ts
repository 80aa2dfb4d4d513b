import { changeListItem, removeListItem } from '@borong/api/lists'
import { call, isApiError } from '@borong/contract'
import { useEffect, useRef, useState } from 'react'
import { useListsChanged } from './lists-query.ts'
import { useFailure } from './use-failure.ts'

const QUIET_MS = 500

/** Writes changed quantities after a pause in the taps, the last value of each item, and removes items. */
export function useListChanges(listId: string) {
  const failure = useFailure()
  // Several items change at the same time.
  const attempt = async (change: Promise<unknown>) => {
    try {
      await change
    } catch (error) {
      if (!isApiError(error)) throw error
      failure.show(error)
    } finally {
      await changed()
    }
  }
  const changed = useListsChanged()
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map())
  const timers = useRef(new Map<string, { timer: ReturnType<typeof setTimeout>; send(): void }>())
  const [isWriting, setWriting] = useState(false)

  useEffect(() => {
    const waiting = timers.current
    // A change that still waits is sent when the buyer leaves the page.
    const flush = () => {
      for (const { timer, send } of waiting.values()) {
        clearTimeout(timer)
        send()
      }
    }
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  function setQuantity(productId: string, quantity: number) {
    setQuantities((before) => new Map(before).set(productId, quantity))
    const earlier = timers.current.get(productId)
    clearTimeout(earlier?.timer)
    const send = async () => {
      timers.current.delete(productId)
      setWriting(true)
      const params = { listId, productId }
      await attempt(call(changeListItem, { params, body: { quantity } }))
      // A later change of the same item remains shown.
      setQuantities((before) => {
        if (before.get(productId) !== quantity) return before
        const rest = new Map(before)
        rest.delete(productId)
        return rest
      })
      setWriting(false)
    }
    timers.current.set(productId, { timer: setTimeout(send, QUIET_MS), send: () => void send() })
  }

  return {
    quantities,
    setQuantity,
    /** The amounts on the page are older than the quantities. */
    isPending: isWriting || quantities.size > 0,
    remove: (productId: string) => attempt(call(removeListItem, { params: { listId, productId } })),
  }
}
