import { NavLink, useMessages } from '@borong/contract'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { GridIcon } from '@borong/ui/icons/GridIcon'
import { HomeIcon } from '@borong/ui/icons/HomeIcon'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { UserIcon } from '@borong/ui/icons/UserIcon'
import styles from './BottomBar.module.css'
import { LateWidget } from './LateWidget.tsx'
import { memo } from 'react'

const PLACES = [
  { to: '/', word: 'home', Icon: HomeIcon },
  { to: '/category', word: 'categories', Icon: GridIcon },
  { to: '/transaction', word: 'orders', Icon: ReceiptIcon, badge: 'checkout/unpaid-count' },
  { to: '/chat', word: 'chat', Icon: ChatIcon, badge: 'account/unread-count' },
  { to: '/profile', word: 'account', Icon: UserIcon, badge: 'account/notification-count' },
] as const

/** The main navigation: five destinations in reach of the thumb. */
export const BottomBar = memo(function BottomBar() {
  const t = useMessages()
  return (
    <nav className={styles.bar} aria-label={t('nav.label')}>
      {PLACES.map(({ to, word, Icon, ...place }) => (
        <NavLink key={to} to={to} end={to === '/'} className={styles.place}>
          <Icon size={24} />
          <span>{t(`nav.${word}`)}</span>
          {'badge' in place && <LateWidget name={place.badge} />}
        </NavLink>
      ))}
    </nav>
  )
})
