import { NavLink, useMessages } from '@borong/contract'
import styles from './BottomBar.module.css'
import { LateWidget } from './LateWidget.tsx'
import { memo } from 'react'
import { NAV_ITEMS } from './nav-items.ts'
import { WidePart } from './WidePart.tsx'

/** The main navigation: five destinations in reach of the thumb. A wide window has it at the end of the header's bar. */
export const BottomBar = memo(function BottomBar() {
  const t = useMessages()
  return (
    <nav className={styles.bar} aria-label={t('nav.label')}>
      {NAV_ITEMS.map(({ to, word, Icon, ...place }) => {
        const link = (
          <NavLink key={to} to={to} end={to === '/'} className={styles.place}>
            <Icon size={24} />
            <span>{t(`nav.${word}`)}</span>
            {'badge' in place && <LateWidget name={place.badge} />}
          </NavLink>
        )
        if (word !== 'account') return link
        return (
          <WidePart key={to} name="account">
            {link}
          </WidePart>
        )
      })}
    </nav>
  )
})
