import { useRef, useState, type MouseEvent } from 'react'

/** A press handler. If it returns a promise, the control is busy until the promise settles. */
export type Press = (event: MouseEvent<HTMLElement>) => unknown

/**
 * Allows one press at a time. The ref blocks the second of two quick taps, which can arrive before
 * React has rendered the state of the first.
 */
export function useBusy(onClick: Press | undefined, loading: boolean, disabled: boolean) {
  const running = useRef(false)
  const [pending, setPending] = useState(false)

  async function handleClick(event: MouseEvent<HTMLElement>) {
    if (running.current || loading || disabled) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const result = onClick?.(event)
    if (!(result instanceof Promise)) return
    running.current = true
    setPending(true)
    try {
      await result
    } finally {
      running.current = false
      setPending(false)
    }
  }

  return { busy: pending || loading, handleClick }
}
