import { useLocation, useMessages, Widget } from '@borong/contract'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { AccountMenu } from './AccountMenu.tsx'
import { DesktopLine } from './DesktopLine.tsx'
import styles from './DesktopMenu.module.css'
import { takeToasts } from './toasts/shown-otherwise.ts'

export interface DesktopMenuProps {
  name: 'line' | 'categories' | 'cart' | 'search' | 'account'
  /** The link to the page of the search, until its field is needed. */
  children?: ReactNode
}

/** The parts of the bar that a wide window alone has, and the menu beside the pages of the account. */
export default function DesktopMenu({ name, children }: DesktopMenuProps) {
  const { key } = useLocation()
  if (name === 'account') return <AccountMenu />
  if (name === 'line') return <DesktopLine />
  if (name === 'search') return <SearchPlace>{children}</SearchPlace>
  return name === 'cart' ? <Cart key={key} /> : <Categories key={key} />
}

/** From the button to the menu below the bar, in pixels. */
const BELOW_BAR = 18

/** The content of the menu loads when it opens first, and it closes when the visitor goes to another page. */
function Categories() {
  const t = useMessages()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-expanded={isOpen}
      >
        {t('menus.categories')}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.menu}
        onBeforeToggle={({ currentTarget }) => {
          // The bar is lower as long as the line above it is in view.
          const { bottom } = button.current!.getBoundingClientRect()
          currentTarget.style.insetBlockStart = `${bottom + BELOW_BAR}px`
        }}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') setWasOpened(true)
        }}
      >
        {wasOpened && <Widget name="marketplace/category-list" />}
      </div>
    </>
  )
}

/** Opens the drawer of the cart; also instead of the toast after a product was added. */
function Cart() {
  const t = useMessages()
  const [drawer, setDrawer] = useState<{ message?: string }>()
  useEffect(
    () =>
      takeToasts(({ id, message }) => {
        // A page on which many products are added one after the other is not covered each time.
        if (id !== 'cart-added' || document.querySelector('[data-adds-many]')) return false
        setDrawer({ message })
        return true
      }),
    [],
  )
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setDrawer({})}
      >
        {t('menus.cart')}
      </button>
      {drawer && (
        <Widget name="checkout/cart-drawer" {...drawer} onClose={() => setDrawer(undefined)} />
      )}
    </>
  )
}

/** A link, until the visitor points at it or moves the focus to it: then its field with suggestions loads. */
function SearchPlace({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<'hovered' | 'focused'>()
  if (!wanted)
    return (
      <div
        className={styles.place}
        onPointerEnter={() => setWanted('hovered')}
        onFocus={() => setWanted('focused')}
      >
        {children}
      </div>
    )
  return (
    <Widget
      name="marketplace/search-box"
      hasFocus={wanted === 'focused'}
      skeleton={children}
      fallback={children}
    />
  )
}
