import { useRef, useState } from 'react'

/**
 * Runs one submission at a time: the second of two taps is dropped. An `expected` error is stored, so that the form can
 * show it. Any other error is rethrown, because the form cannot explain it.
 *
 * @deprecated `useSubmit` of `@borong/contract` reports other errors too, and never moves a buyer who has gone elsewhere.
 */
export function useOnce<A extends readonly unknown[], F>(
  expected: (error: unknown) => error is F,
  run: (...args: A) => Promise<void>,
) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<F | null>(null)
  const start = async (...args: A): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(null)
    try {
      await run(...args)
    } catch (error) {
      if (!expected(error)) throw error
      setError(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { start, busy, error, reset: () => setError(null) }
}
