import { usePopover } from '@borong/ui/use-popover'
import { useState, type ReactNode } from 'react'
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
  const { button, popover, isOpen } = usePopover(placeBelowBar)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <>
      <button {...button} type="button" className={className}>
        {children}
      </button>
      <div {...popover} className={`${styles.menu} ${styles[at]}`}>
        {wasOpened && menu}
      </div>
    </>
  )
}

function placeBelowBar(menu: HTMLElement, button: HTMLElement): void {
  // The bar is lower as long as the line above it is in view.
  const { bottom } = button.closest('header, nav')!.getBoundingClientRect()
  menu.style.insetBlockStart = `${bottom + BELOW_BAR}px`
  menu.style.maxHeight = `${innerHeight - bottom - 5 * BELOW_BAR}px`
}
