import { useLocation, useMessages, useSession } from '@borong/contract'
import { usePage } from '@borong/contract/host'
import { classes } from '@borong/ui/format/classes'
import { useMedia } from '@borong/ui/use-media'
import { memo, Suspense, type ReactNode } from 'react'
import { useCurrentRoute } from '../routing/use-current-route.ts'
import { Announcements } from './Announcements.tsx'
import { isAccountPage } from './account-page.ts'
import { BottomBar } from './BottomBar.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { optionalPart } from './optional-part.ts'
import styles from './Frame.module.css'
import { Footer } from './Footer.tsx'
import { FocusHeader, Header } from './Header.tsx'
import { WidePart } from './WidePart.tsx'

// Only QA and developers see it. It shares a file with the stack of an error, so that the entry names one file less.
const OverrideBadge = optionalPart(
  () => import(/* webpackChunkName: "developers" */ './OverrideBadge.tsx'),
)

// Memoized: rendered again before its code has arrived, React would replace the server's HTML with nothing.
const Override = memo(function Override() {
  const { overridden } = usePage().boot
  return (
    overridden && (
      <Suspense>
        <OverrideBadge overridden={overridden} />
      </Suspense>
    )
  )
})

/**
 * The frame of every page. `focus` leaves only a way back, for forms and payment. Its parts are memoized, so a page
 * change does not render them again.
 */
export function Frame({ kind, children }: { kind: 'page' | 'focus'; children: ReactNode }) {
  const t = useMessages()
  const { pathname } = useLocation()
  const { status } = useSession()
  const route = useCurrentRoute()
  // The server knows no buyer, but only buyers see a page that needs a login.
  const isForBuyer = status === 'buyer' || route?.guard === 'login'
  // On other pages the styles decide until hydration, by the buyer's cookie.
  const room = isForBuyer ? styles.account : status === 'unknown' && styles.expected
  // The keyboard follows the view: a phone has the main navigation below the page, a wide window has it in the bar.
  const isInBar = useMedia('(min-width: 768px)')
  const places = kind === 'page' && <BottomBar />
  return (
    <div className={styles.page}>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <div
        className={classes(
          styles.column,
          kind === 'page' && styles.whole,
          isAccountPage(pathname) && room,
        )}
      >
        <Override />
        {kind === 'page' && <WidePart name="line" />}
        {kind === 'page' ? <Header /> : <FocusHeader />}
        {isInBar && places}
        <ConnectionBanner />
        <WidePart name="aside" />
        <main id="main" className={styles.main} data-wide={route?.wide} tabIndex={-1}>
          {children}
        </main>
        {kind === 'page' && <Footer />}
        {!isInBar && places}
      </div>
      <Announcements />
    </div>
  )
}
