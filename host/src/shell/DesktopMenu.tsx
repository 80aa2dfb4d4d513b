import { toast, useLanguage, useLocation, Widget } from '@borong/contract'
import { useMedia } from '@borong/ui/use-media'
import { useEffect, useState, type ReactNode } from 'react'
import { AccountButton } from './AccountButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Bell } from './Bell.tsx'
import { Burger } from './Burger.tsx'
import { DesktopLine } from './DesktopLine.tsx'
import styles from './DesktopMenu.module.css'
import { MenuButton } from './MenuButton.tsx'
import type { ReplacedLink } from './replaced-link.ts'
import { takeToasts } from './toasts/shown-otherwise.ts'

export interface DesktopMenuProps {
  /** The `search` has all categories before it, the `cart` has the bell after it, the `aside` is beside account pages. */
  name: 'line' | 'burger' | 'search' | 'cart' | 'account' | 'aside'
  /** The link that the part replaces. */
  children?: ReplacedLink
}

/** The parts of the frame that only tablets and desktops have. */
export default function DesktopMenu({ name, children }: DesktopMenuProps) {
  const { key } = useLocation()
  const isDesktop = useMedia('(min-width: 1024px)')
  // With the key of the page, an open menu closes when the visitor goes to another one.
  if (name === 'account') return <AccountButton key={key} link={children!} />
  if (name === 'cart')
    return (
      <>
        {isDesktop && <Cart key={key} />}
        <Bell />
      </>
    )
  if (name === 'burger') return isDesktop ? children : <Burger key={key} link={children!} />
  if (name === 'search')
    return (
      <>
        {isDesktop && <Categories key={key} />}
        <SearchPlace>{children}</SearchPlace>
      </>
    )
  if (!isDesktop) return children
  return name === 'aside' ? <AccountMenu /> : <DesktopLine />
}

// Not part of the messages that every visitor loads.
const WORDS = {
  id: { categories: 'Semua kategori', cart: 'Isi keranjang' },
  en: { categories: 'All categories', cart: 'Cart contents' },
} as const

function Categories() {
  const words = WORDS[useLanguage().language]
  return (
    <MenuButton
      className={`${styles.button} ${styles.categories}`}
      at="start"
      menu={<Widget name="marketplace/category-list" />}
    >
      {words.categories}
    </MenuButton>
  )
}

/** Shows as a toast what the drawer would have confirmed, when its code could not be loaded. */
function PlainToast({ message, onShown }: { message?: string; onShown: () => void }) {
  useEffect(() => {
    if (message) toast(message, { type: 'success' })
    onShown()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each drawer
  }, [])
  return null
}

/** Opens the drawer of the cart; also instead of the toast after a product was added. */
function Cart() {
  const words = WORDS[useLanguage().language]
  const [drawer, setDrawer] = useState<{ message?: string }>()
  const close = () => setDrawer(undefined)
  useEffect(
    () =>
      takeToasts(({ id, type, message }) => {
        if (id !== 'cart-added' || type !== 'success') return false
        // A page on which many products are added one after the other is not covered each time.
        if (document.querySelector('[data-adds-many]')) return false
        setDrawer({ message })
        return true
      }),
    [],
  )
  return (
    <div className={styles.cart}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setDrawer({})}
      >
        {words.cart}
      </button>
      {drawer && (
        <Widget
          name="checkout/cart-drawer"
          {...drawer}
          onClose={close}
          fallback={<PlainToast message={drawer.message} onShown={close} />}
        />
      )}
    </div>
  )
}

/** A link, until the visitor points at it or moves the focus to it: then its field with suggestions loads. */
function SearchPlace({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<'hovered' | 'focused'>()
  const place = (
    <div
      className={styles.place}
      onPointerEnter={() => setWanted(wanted ?? 'hovered')}
      onFocus={() => setWanted('focused')}
      onClickCapture={(event) => {
        // The field gets the click for which its code loads. A new tab gets the page of the search.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        setWanted('focused')
      }}
    >
      {children}
    </div>
  )
  if (!wanted) return place
  return (
    <Widget
      name="marketplace/search-box"
      hasFocus={wanted === 'focused'}
      skeleton={place}
      fallback={children}
    />
  )
}
