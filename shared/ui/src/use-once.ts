import { useRef, useState } from 'react'

/**
 * One thing that is sent: the second of two taps is dropped, and what is said against it is kept to be shown, as far as it is
 * `expected`. Anything else that goes wrong is not this form's to explain.
 */
export function useOnce<A extends readonly unknown[], F>(
  expected: (error: unknown) => error is F,
  run: (...args: A) => Promise<void>,
) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<F | null>(null)
  const start = async (...args: A): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFault(null)
    try {
      await run(...args)
    } catch (error) {
      if (!expected(error)) throw error
      setFault(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { start, busy, fault, forget: () => setFault(null) }
}
