import { useEffect, useRef, useState, useTransition } from 'react'
import { isApiError, unexpectedError, type ApiError } from './http/api-error.ts'
import { languageAtom } from './language.ts'
import { usePage } from './page.ts'
import { useRemote } from './remote-context.ts'
import { useStillHere } from './use-still-here.ts'

/** The consequences of a submission. */
export interface SubmitOptions<T> {
  /**
   * Moves the buyer after a success: navigates, goes back, closes the page. It is not called when the buyer has gone
   * elsewhere meanwhile. Effects on data belong to the submission itself, because they are always due. A host with an
   * earlier version of the contract calls it with `null` too.
   */
  leave?: (result: T) => unknown
  /** Called in place of `leave` when the buyer has gone elsewhere, for news that he would miss. */
  gone?: (result: T) => unknown
  /** Shows the error elsewhere than beside the form. */
  onError?: (error: ApiError) => void
}

/** A submission: `start` runs it, `error` belongs beside the form. */
export interface Submit<A extends readonly unknown[]> {
  /** Runs the submission, or does nothing while it is busy. The promise never rejects. */
  start: (...args: A) => Promise<void>
  /** While it is running, and then until the page that `leave` leads to is shown. */
  busy: boolean
  error: ApiError | null
  /** Clears the error. */
  reset: () => void
}

/**
 * Runs one submission at a time: the second of two taps is dropped. After a result of `null` the buyer stays, and the next
 * tap submits again as soon as the page shows the result. An error that is no `ApiError` is reported, and
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
  const leaving = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const [isLeaving, startLeaving] = useTransition()
  const [error, setError] = useState<ApiError | null>(null)
  // After every commit: React may render the start and the end of a short transition as one.
  useEffect(() => void (leaving.current = isLeaving))

  const toShow = (error: unknown): ApiError => {
    if (isApiError(error)) return error
    telemetry.record({ type: 'error', error, from })
    return unexpectedError(error, store.get(languageAtom))
  }
  // Pending until React shows the next page, which may still have to load.
  const move = (leave: () => Promise<unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      leaving.current = true
      startLeaving(() => leave().then(resolve, reject))
    })
  const start = async (...args: A) => {
    if (running.current || leaving.current) return
    running.current = true
    setRunning(true)
    setError(null)
    const isHere = startHere()
    try {
      const result = await run(...args)
      if (result === null) return
      if (!isHere()) await gone?.(result)
      else if (leave) await move(async () => leave(result))
    } catch (error) {
      const shown = toShow(error)
      setError(shown)
      onError?.(shown)
    } finally {
      running.current = false
      setRunning(false)
    }
  }
  return { start, busy: isRunning || isLeaving, error, reset: () => setError(null) }
}
