import { useEffect, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * For a control that its own press removes: after the removal, the focus moves to the element that `find` returns,
 * unless the visitor has moved the focus meanwhile.
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
