import { PageTitle } from '@borong/contract'
import { classes } from '@borong/ui/format/classes'
import type { ReactNode } from 'react'
import styles from './Screen.module.css'

export interface ScreenProps {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  /** Stays at the bottom of the window, at any scroll position and window size. */
  bar?: ReactNode
  /** The styles of a page that takes the whole width of a wide window. */
  wideClass?: string
  children: ReactNode
}

/** A page of this remote: its title, its sections, and the bar with its one action. */
export function Screen({ title, aside, bar, wideClass, children }: ScreenProps) {
  return (
    <div className={classes(styles.screen, wideClass)} data-wide={wideClass && true}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </header>
      {children}
      {bar && <div className={styles.bar}>{bar}</div>}
    </div>
  )
}

/** Several sections of a widget, with the distance that they have on a page of this remote. */
export const Bands = ({ children }: { children: ReactNode }) => (
  <div className={styles.sections}>{children}</div>
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
    <section className={tight ? styles.tight : styles.section} aria-label={label}>
      {children}
    </section>
  )
}
