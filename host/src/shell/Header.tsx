import { Link, useBack, useMessages } from '@borong/contract'
import { ArrowLeftIcon } from '@borong/ui/icons/ArrowLeftIcon'
import { CartIcon } from '@borong/ui/icons/CartIcon'
import { MenuIcon } from '@borong/ui/icons/MenuIcon'
import { QrIcon } from '@borong/ui/icons/QrIcon'
import { SearchIcon } from '@borong/ui/icons/SearchIcon'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LateWidget } from './LateWidget.tsx'
import { memo } from 'react'
import { WidePart } from './WidePart.tsx'

/** Links to search, scan and cart, on every page. */
export const Header = memo(function Header() {
  const t = useMessages()
  return (
    <header className={styles.header}>
      <WidePart name="burger">
        <Link
          className={`${styles.action} ${styles.burger}`}
          to="/category"
          aria-label={t('nav.categories')}
        >
          <MenuIcon size={24} />
        </Link>
      </WidePart>
      <Link className={styles.brand} to="/" aria-label={t('header.brand')}>
        <span aria-hidden>B</span>
        <span aria-hidden>orong</span>
      </Link>
      <WidePart name="search">
        <Link className={styles.search} to="/search">
          <SearchIcon size={20} />
          <span>
            {t('header.search')}
            <span>{t('header.searchMore')}</span>
          </span>
        </Link>
      </WidePart>
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
      <WidePart name="cart" />
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
