import { useState } from 'react'
import { BurgerPanel } from './BurgerPanel.tsx'
import type { ReplacedLink } from './replaced-link.ts'

// The word of both languages.
const LABEL = 'Menu'

/** Opens the navigation of a window that is too narrow for the whole bar, and too wide for the bar of a phone. */
export function Burger({ link }: { link: ReplacedLink }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={link.props.className}
        aria-label={LABEL}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {link.props.children}
      </button>
      {isOpen && <BurgerPanel label={LABEL} onClose={() => setOpen(false)} />}
    </>
  )
}
