import { Link, useLanguage } from '@borong/contract'
import { BellIcon } from '@borong/ui/icons/BellIcon'
import styles from './DesktopMenu.module.css'
import { LateWidget } from './LateWidget.tsx'

// Not part of the messages that every visitor loads.
const LABEL = { id: 'Notifikasi', en: 'Notifications' } as const

/** The link to the notifications, with the number of unread ones. */
export function Bell() {
  const { language } = useLanguage()
  return (
    <div>
      <Link className={styles.bell} to="/notification">
        <BellIcon size={24} />
        <span className="visually-hidden">{LABEL[language]}</span>
        <LateWidget name="account/notification-count" />
      </Link>
    </div>
  )
}
