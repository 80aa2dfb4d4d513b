import { Link, useLanguage, useSession, Widget } from '@borong/contract'
import styles from './DesktopLine.module.css'

// Not part of the messages that every visitor loads.
const WORDS = {
  id: {
    label: 'Pintasan',
    quotes: 'Penawaran',
    help: 'Bantuan',
    signIn: 'Masuk',
    register: 'Daftar',
  },
  en: {
    label: 'Shortcuts',
    quotes: 'Quotes',
    help: 'Help',
    signIn: 'Log in',
    register: 'Register',
  },
} as const

/** The line above the bar of a wide window: where the goods go, and pages that the bar has no room for. */
export function DesktopLine() {
  const words = WORDS[useLanguage().language]
  const isGuest = useSession().status === 'guest'
  return (
    <section className={styles.line} aria-label={words.label}>
      <span className={styles.destination}>
        <Widget name="marketplace/destination" />
      </span>
      <Link to="/quotes">{words.quotes}</Link>
      <Link to="/help">{words.help}</Link>
      {isGuest && (
        <>
          <Link to="/login">{words.signIn}</Link>
          <Link to="/register">{words.register}</Link>
        </>
      )}
    </section>
  )
}
