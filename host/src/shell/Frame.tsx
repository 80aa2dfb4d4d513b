import { useMessages } from '@borong/contract'
import type { ReactNode } from 'react'
import { Announcements } from './Announcements.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import styles from './Frame.module.css'
import { FocusHeader, Header } from './Header.tsx'
import { OverrideBadge } from './OverrideBadge.tsx'
import { SideColumns } from './SideColumns.tsx'
import { ToastRegion } from './toasts/ToastRegion.tsx'

/** What stands around every page. `focus` leaves only a way back, for forms and payment. */
export function Frame({ kind, children }: { kind: 'page' | 'focus'; children: ReactNode }) {
  const t = useMessages()
  return (
    <div className={styles.page}>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {kind === 'page' && <SideColumns />}
      <div className={styles.column}>
        {kind === 'page' ? <Header /> : <FocusHeader />}
        <ConnectionBanner />
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {kind === 'page' && <BottomBar />}
      </div>
      <ToastRegion />
      <Announcements />
      <OverrideBadge />
    </div>
  )
}
