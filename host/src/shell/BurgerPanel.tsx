import { NavLink, useLanguage, useMessages, useSession, Widget } from '@borong/contract'
import { IconButton } from '@borong/ui/IconButton'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { InfoIcon } from '@borong/ui/icons/InfoIcon'
import { XIcon } from '@borong/ui/icons/XIcon'
import { useModal } from '@borong/ui/use-modal'
import { useRef } from 'react'
import styles from './BurgerPanel.module.css'
import { NAV_ITEMS } from './nav-items.ts'

const WORDS = {
  id: { pages: 'Halaman utama', quotes: 'Penawaran' },
  en: { pages: 'Main pages', quotes: 'Quotes' },
} as const

interface BurgerPanelProps {
  label: string
  onClose: () => void
}

/**
 * The main pages, the account and all categories. It is no `Modal`: the back button closes it, and its links replace the
 * history entry that it has for that.
 */
export function BurgerPanel({ label, onClose }: BurgerPanelProps) {
  const t = useMessages()
  const isBuyer = useSession().status === 'buyer'
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press beside the panel closes it, as Escape does
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={label}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <p>{label}</p>
          <IconButton
            label={t('toast.close')}
            icon={<XIcon />}
            onClick={() => dialog.current?.close()}
          />
        </div>
        <div className={styles.own}>
          <MainPages isBuyer={isBuyer} />
          {isBuyer && <Widget name="account/account-menu" isInBar replace />}
        </div>
        <div className={styles.categories}>
          <h2>{t('nav.categories')}</h2>
          <Widget name="marketplace/category-list" replace />
        </div>
      </div>
    </dialog>
  )
}

/** The menu of the account contains the other pages of a buyer. */
function MainPages({ isBuyer }: { isBuyer: boolean }) {
  const t = useMessages()
  const words = WORDS[useLanguage().language]
  const places = NAV_ITEMS.map(({ word, ...place }) => ({ ...place, text: t(`nav.${word}`) }))
  const help = { to: '/help', text: t('footer.help'), Icon: InfoIcon }
  const quotes = { to: '/quotes', text: words.quotes, Icon: HandshakeIcon }
  const links = isBuyer ? [...places.slice(0, 2), help] : [...places, quotes, help]
  return (
    <nav aria-label={words.pages}>
      {links.map(({ to, text, Icon }) => (
        <NavLink key={to} to={to} end={to === '/'} className={styles.link} replace>
          <Icon size={20} />
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
