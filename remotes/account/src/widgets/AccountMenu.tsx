import { userProfile } from '@borong/api/users'
import { callQuery, Link, NavLink, useMessages, useQuery } from '@borong/contract'
import { classes } from '@borong/ui/format/classes'
import { LogOutIcon } from '@borong/ui/icons/LogOutIcon'
import { useId } from 'react'
import styles from './AccountMenu.module.css'
import { accountLinks } from './account-links.ts'

export interface AccountMenuProps {
  /** Also has the buyer's name and the way out. Beside a page of the account it has neither. */
  isInBar?: boolean
  /** Its links replace the history entry, which is the one of the panel around the menu. */
  replace?: boolean
}

/** The pages of the account: beside each of them, and in the bar of a wide window. */
export function AccountMenu({ isInBar = false, replace }: AccountMenuProps) {
  const t = useMessages()
  const id = useId()
  return (
    <nav className={classes(styles.menu, isInBar && styles.inBar)} aria-label={t('profile.links')}>
      {isInBar && <BuyerName />}
      {accountLinks(t).map(({ group, title, links }) => (
        <div key={group} className={styles.group}>
          <p className={styles.title} id={id + group}>
            {title}
          </p>
          <ul className={styles.links} aria-labelledby={id + group}>
            {links.map(({ to, words, Icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/profile'}
                  className={styles.link}
                  replace={replace}
                  // A part of a page is not the page.
                  {...(to.includes('#') && { 'aria-current': undefined })}
                >
                  <Icon size={20} />
                  {words}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isInBar && (
        <Link
          to="/login/logout"
          state={{ isMeant: true }}
          className={styles.link}
          replace={replace}
        >
          <LogOutIcon size={20} />
          {t('profile.logout')}
        </Link>
      )}
    </nav>
  )
}

/** Its line is there before the name is. */
function BuyerName() {
  const { data } = useQuery(callQuery(userProfile))
  return <p className={styles.name}>{data?.result.name}</p>
}
