import { useRef, useState } from 'react'
import { isApiError, unexpectedError, type ApiError } from './http/api-error.ts'
import { languageAtom } from './language.ts'
import { usePage } from './page.ts'
import { useRemote } from './remote-context.ts'
import { useStillHere } from './use-still-here.ts'

/** The consequences of a submission. */
export interface SubmitOptions<T> {
  /**
   * Moves the buyer after a success: navigates, goes back, closes the page. It is not called when the buyer has gone
   * elsewhere meanwhile. Effects on data belong to the submission itself, because they are always due.
   */
  leave?: (result: T) => unknown
  /** Called in place of `leave` when the buyer has gone elsewhere, for news that he would miss. */
  gone?: (result: T) => unknown
  /** Shows the error elsewhere than beside the form. */
  onError?: (error: ApiError) => void
}

/** A submission: `start` runs it, `error` belongs beside the form. */
export interface Submit<A extends readonly unknown[]> {
  /** Runs the submission, or does nothing while it is running. The promise never rejects. */
  start: (...args: A) => Promise<void>
  busy: boolean
  error: ApiError | null
  /** Clears the error. */
  reset: () => void
}

/**
 * Runs one submission at a time: the second of two taps is dropped. An error that is no `ApiError` is reported, and
 * shown as "something went wrong".
 */
export function useSubmit<A extends readonly unknown[], T = void>(
  run: (...args: A) => Promise<T>,
  { leave, gone, onError }: SubmitOptions<NoInfer<T>> = {},
): Submit<A> {
  const { store, telemetry } = usePage()
  const from = useRemote()
  const startHere = useStillHere()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  const toShow = (error: unknown): ApiError => {
    if (isApiError(error)) return error
    telemetry.record({ type: 'error', error, from })
    return unexpectedError(error, store.get(languageAtom))
  }
  const start = async (...args: A) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(null)
    const isHere = startHere()
    try {
      const result = await run(...args)
      await (isHere() ? leave : gone)?.(result)
    } catch (error) {
      const shown = toShow(error)
      setError(shown)
      onError?.(shown)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { start, busy, error, reset: () => setError(null) }
}
