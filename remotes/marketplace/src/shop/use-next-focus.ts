import { useEffect, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * For a press that takes its own control away: once that is gone, the focus goes to what `find` answers, unless the visitor
 * has put it elsewhere meanwhile.
 */
export function useNextFocus() {
  const pressed = useRef<{ control: Element | null; find: Find }>(undefined)
  useEffect(() => {
    if (!pressed.current || pressed.current.control?.isConnected) return
    const next = pressed.current.find()
    pressed.current = undefined
    if (!next || document.activeElement !== document.body) return
    next.focus()
    if (document.activeElement === next) return
    next.tabIndex = -1
    next.focus()
  })
  return (find: Find) => {
    pressed.current = { control: document.activeElement, find }
  }
}
