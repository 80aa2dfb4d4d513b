import { useLocation, useSession, Widget } from '@borong/contract'
import { isAccountPage } from './account-page.ts'
import styles from './AccountMenu.module.css'

/** The menu beside the pages of a buyer's own data. */
export function AccountMenu() {
  const { status } = useSession()
  const { pathname } = useLocation()
  if (status !== 'buyer' || !isAccountPage(pathname)) return null
  return (
    <div className={styles.menu}>
      <Widget name="account/account-menu" />
    </div>
  )
}
