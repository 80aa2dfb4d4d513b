import { Link, useMessages } from '@borong/contract'
import { shownIdentifier } from '../identifier.ts'
import styles from './SignIn.module.css'

/** The account of this sign-in or registration, and a link to change it. */
export function AccountLine({ username, change }: { username: string; change: string }) {
  const t = useMessages()
  return (
    <div className={styles.who}>
      <b>{shownIdentifier(username)}</b>
      <Link
        className={styles.link}
        to={change}
        aria-label={t('signIn.changeWho', { username: shownIdentifier(username) })}
      >
        {t('signIn.change')}
      </Link>
    </div>
  )
}
