import { Link, useAtomValue, useMessages } from '@borong/contract'
import { memo, Suspense } from 'react'
import { consentAskedAtom } from './consent-asked.ts'
import { optionalPart } from './optional-part.ts'
import styles from './Footer.module.css'

const PAGES = ['help', 'terms', 'privacy', 'privacy-settings', 'about'] as const

const ConsentNotice = optionalPart(() => import('./ConsentNotice.tsx'))

/** The links to help and to the shop's texts, below every page. */
export const Footer = memo(function Footer() {
  const t = useMessages()
  const isAsked = useAtomValue(consentAskedAtom)
  return (
    <footer className={styles.footer}>
      {isAsked && (
        <Suspense>
          <ConsentNotice />
        </Suspense>
      )}
      {PAGES.map((page) => (
        <Link key={page} to={`/${page}`}>
          {t(`footer.${page}`)}
        </Link>
      ))}
    </footer>
  )
})
