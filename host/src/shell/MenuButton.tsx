import { useId, useRef, useState, type ReactNode } from 'react'
import styles from './MenuButton.module.css'

interface MenuButtonProps {
  className: string
  /** The edge of the page at which the menu is. */
  at: 'start' | 'end'
  /** Rendered when the menu opens first. */
  menu: ReactNode
  children: ReactNode
}

/** From the bar to the menu below it, in pixels. */
const BELOW_BAR = 4

/** A button of the bar with a menu below it. Escape and a press outside close it, and the focus returns. */
export function MenuButton({ className, at, menu, children }: MenuButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-expanded={isOpen}
      >
        {children}
      </button>
      <div
        id={id}
        popover="auto"
        className={`${styles.menu} ${styles[at]}`}
        onBeforeToggle={({ currentTarget }) => {
          // The bar is lower as long as the line above it is in view.
          const { bottom } = button.current!.closest('header, nav')!.getBoundingClientRect()
          const { style } = currentTarget
          style.insetBlockStart = `${bottom + BELOW_BAR}px`
          style.maxHeight = `calc(100dvh - ${bottom + 5 * BELOW_BAR}px)`
        }}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') setWasOpened(true)
        }}
      >
        {wasOpened && menu}
      </div>
    </>
  )
}
