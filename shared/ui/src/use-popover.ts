import { useEffect, useId, useRef, useState, useSyncExternalStore, type ToggleEvent } from 'react'

const never = () => () => {}
const hasPopovers = () => 'popover' in HTMLElement.prototype

/**
 * A button and what it opens beside the page, as the browser's own popover. Browsers without popovers (Safari before 17,
 * Firefox before 125) show and hide an element: a press outside and Escape close it there too. `place` is called before
 * each opening.
 */
export function usePopover(place?: (popover: HTMLElement, button: HTMLElement) => void) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isNative = useSyncExternalStore(never, hasPopovers, () => true)
  const isShown = isOpen && !isNative
  const open = () => place?.(popover.current!, button.current!)
  useEffect(() => {
    if (!isShown) return
    const close = (event: Event) => {
      const isInside = [button, popover].some(({ current }) =>
        current?.contains(event.target as Node),
      )
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside) setOpen(false)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [isShown])
  return {
    isOpen,
    close: () => (isNative ? popover.current?.hidePopover() : setOpen(false)),
    button: {
      ref: button,
      popoverTarget: id,
      'aria-expanded': isOpen,
      onClick: () => {
        if (isNative) return
        if (!isOpen) open()
        setOpen(!isOpen)
      },
    },
    popover: {
      ref: popover,
      id,
      popover: 'auto' as const,
      hidden: isNative ? undefined : !isOpen,
      onBeforeToggle: ({ newState }: ToggleEvent) => {
        if (newState === 'open') open()
      },
      onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
    },
  }
}
