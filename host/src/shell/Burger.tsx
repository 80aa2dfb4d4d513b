import { useLanguage } from '@borong/contract'
import { useState } from 'react'
import { BurgerPanel } from './BurgerPanel.tsx'
import type { ReplacedLink } from './replaced-link.ts'

// Not part of the messages that every visitor loads.
const LABEL = { id: 'Menu', en: 'Menu' } as const

/** Opens the navigation of a window that is too narrow for the whole bar, and too wide for the bar of a phone. */
export function Burger({ link }: { link: ReplacedLink }) {
  const label = LABEL[useLanguage().language]
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={link.props.className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {link.props.children}
      </button>
      {isOpen && <BurgerPanel label={label} onClose={() => setOpen(false)} />}
    </>
  )
}
