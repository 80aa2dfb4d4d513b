import { useLocation, useMessages, Widget } from '@borong/contract'
import { useId, useState } from 'react'
import styles from './DesktopMenu.module.css'

const WIDGETS = { categories: 'marketplace/category-list', cart: 'checkout/cart-summary' } as const

/**
 * A menu in the bar of a wide window; a phone never loads it. Its content loads when it opens first, and it closes when
 * the visitor goes to another page.
 */
export default function DesktopMenu({ name }: { name: keyof typeof WIDGETS }) {
  const { key } = useLocation()
  return <Menu key={key} name={name} />
}

function Menu({ name }: { name: keyof typeof WIDGETS }) {
  const t = useMessages()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id} aria-expanded={isOpen}>
        {t(`menus.${name}`)}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.menu}
        data-menu={name}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') setWasOpened(true)
        }}
      >
        {wasOpened && <Widget name={WIDGETS[name]} />}
      </div>
    </>
  )
}
