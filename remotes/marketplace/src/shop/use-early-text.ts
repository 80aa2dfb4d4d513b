import { useEffect, useRef } from 'react'

/** For a field that the server drew: what was typed into it before the page came alive is heard once it has. */
export function useEarlyText(hear: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current?.value) hear(field.current.value)
    // Later every letter is heard by the field itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return field
}
