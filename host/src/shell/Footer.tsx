import { Link, useMessages } from '@borong/contract'
import { memo } from 'react'
import styles from './Footer.module.css'

const PAGES = ['help', 'terms', 'privacy', 'about'] as const

/** The links to help and to the shop's texts, below every page. */
export const Footer = memo(function Footer() {
  const t = useMessages()
  return (
    <footer className={styles.footer}>
      {PAGES.map((page) => (
        <Link key={page} to={`/${page}`}>
          {t(`footer.${page}`)}
        </Link>
      ))}
    </footer>
  )
})
