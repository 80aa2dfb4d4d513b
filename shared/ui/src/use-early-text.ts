import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'

/** Captures text that was typed into a server-rendered field before hydration, and reports it after hydration. */
export function useEarlyText<E extends HTMLInputElement | HTMLTextAreaElement>(
  given: Ref<E> | undefined,
  value: string | undefined,
  hear: ((text: string, field: E) => void) | undefined,
) {
  const field = useRef<E>(null)
  useImperativeHandle(given, () => field.current!)
  useLayoutEffect(() => {
    const typed = field.current!.value
    if (value !== undefined && typed !== value) hear?.(typed, field.current!)
    // The field itself handles later input.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return field
}
