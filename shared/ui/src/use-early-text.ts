import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'

/** For a field that the server drew: what was typed into it before the page came alive is heard once it has. */
export function useEarlyText<E extends HTMLInputElement | HTMLTextAreaElement>(
  given: Ref<E> | undefined,
  value: string | undefined,
  hear: ((text: string) => void) | undefined,
) {
  const field = useRef<E>(null)
  useImperativeHandle(given, () => field.current!)
  useEffect(() => {
    const typed = field.current!.value
    if (value !== undefined && typed !== value) hear?.(typed)
    // Later every letter is heard by the field itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return field
}
