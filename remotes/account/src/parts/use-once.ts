import { isFault, type Fault } from '@borong/contract'
import { useRef, useState } from 'react'

/** One thing that is sent: the second of two taps is dropped; what the gateway says against it is kept to be shown. */
export function useOnce<A extends readonly unknown[]>(run: (...args: A) => Promise<void>) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const start = async (...args: A): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFault(null)
    try {
      await run(...args)
    } catch (error) {
      if (!isFault(error)) throw error
      setFault(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { start, busy, fault, forget: () => setFault(null) }
}
