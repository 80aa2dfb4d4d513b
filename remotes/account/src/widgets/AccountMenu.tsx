import { NavLink, useMessages } from '@borong/contract'
import styles from './AccountMenu.module.css'
import { accountLinks } from './account-links.ts'

/** The pages of the account, beside each of them in a wide window. */
export function AccountMenu() {
  const t = useMessages()
  return (
    <nav className={styles.menu} aria-label={t('profile.links')}>
      {accountLinks(t).map(({ group, title, links }) => (
        <div key={group} className={styles.group}>
          <p className={styles.title} id={`account-${group}`}>
            {title}
          </p>
          <ul className={styles.links} aria-labelledby={`account-${group}`}>
            {links.map(({ to, words, Icon }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/profile'} className={styles.link}>
                  <Icon size={20} />
                  {words}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
