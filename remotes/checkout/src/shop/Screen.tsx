import { PageTitle } from '@borong/contract'
import type { ReactNode } from 'react'
import styles from './Screen.module.css'

interface ScreenProps {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  /** Stays at the bottom of the window, at any scroll position and window size. */
  bar?: ReactNode
  /** The bar is a column beside the content in a wide window. */
  isWide?: boolean
  children: ReactNode
}

/** A page of this remote: its title, its bands, and the bar with its one action. */
export function Screen({ title, aside, bar, isWide, children }: ScreenProps) {
  return (
    <div className={styles.screen} data-wide={isWide || undefined}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </header>
      {isWide ? <div className={styles.content}>{children}</div> : children}
      {bar && <div className={styles.bar}>{bar}</div>}
    </div>
  )
}

/** Several bands of a widget, with the distance that they have on a page of this remote. */
export const Bands = ({ children }: { children: ReactNode }) => (
  <div className={styles.bands}>{children}</div>
)

/** A section of the page on a paper background. */
export function Band({
  children,
  label,
  tight,
}: {
  children: ReactNode
  label?: string
  tight?: boolean
}) {
  return (
    <section className={tight ? styles.tight : styles.band} aria-label={label}>
      {children}
    </section>
  )
}
