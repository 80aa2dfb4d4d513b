import { useRef, useState, type MouseEvent } from 'react'

/** What a press may do: nothing to wait for, or a promise that keeps the control busy until it settles. */
export type Press = (event: MouseEvent<HTMLElement>) => unknown

/**
 * Lets one press through at a time. The ref answers the second of two quick taps, which can come before
 * React has drawn the first one's state.
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
