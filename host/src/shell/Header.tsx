import { Link, useBack, useMessages } from '@borong/contract'
import { ArrowLeftIcon } from '@borong/ui/icons/ArrowLeftIcon'
import { CartIcon } from '@borong/ui/icons/CartIcon'
import { QrIcon } from '@borong/ui/icons/QrIcon'
import { SearchIcon } from '@borong/ui/icons/SearchIcon'
import { useMedia } from '@borong/ui/use-media'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LateWidget } from './LateWidget.tsx'
import { memo, Suspense, type ReactNode } from 'react'
import { DesktopMenu } from './desktop-menu.ts'

/** Links to search, scan and cart, on every page. */
export const Header = memo(function Header() {
  const t = useMessages()
  const isWide = useMedia('(min-width: 1024px)')
  const menu = (name: 'categories' | 'cart' | 'search', link?: ReactNode) =>
    isWide && (
      <Suspense fallback={link}>
        <DesktopMenu name={name}>{link}</DesktopMenu>
      </Suspense>
    )
  const search = (
    <Link className={styles.search} to="/search">
      <SearchIcon size={20} />
      <span>
        {t('header.search')}
        <span>{t('header.searchMore')}</span>
      </span>
    </Link>
  )
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to="/" aria-label={t('header.brand')}>
        <span aria-hidden>B</span>
        <span aria-hidden>orong</span>
      </Link>
      {menu('categories')}
      {menu('search', search) || search}
      <Link
        className={`${styles.action} ${styles.scan}`}
        to="/qr-code-scanner"
        aria-label={t('header.scan')}
      >
        <QrIcon size={24} />
      </Link>
      <Link className={styles.action} to="/cart">
        <CartIcon size={24} />
        <span className="visually-hidden">{t('header.cart')}</span>
        <LateWidget name="checkout/cart-count" countsForGuests />
      </Link>
      {menu('cart')}
      <LanguageSwitch />
    </header>
  )
})

/** Only the way back, so that no link leads away from a form or a payment. */
export const FocusHeader = memo(function FocusHeader() {
  const t = useMessages()
  const back = useBack()
  return (
    <header className={styles.header}>
      <button className={styles.action} type="button" aria-label={t('header.back')} onClick={back}>
        <ArrowLeftIcon size={24} />
      </button>
      <span className={styles.space} />
      <LanguageSwitch />
    </header>
  )
})
