import { PageTitle } from '@borong/contract'
import { classes } from '@borong/ui/format/classes'
import type { ReactNode } from 'react'
import styles from './Screen.module.css'

interface ScreenProps {
  title: string
  /** Further styles of the page. */
  className?: string
  children: ReactNode
}

/** A page of this remote: its title and its sections. */
export const Screen = ({ title, className, children }: ScreenProps) => (
  <div className={classes(styles.screen, className)}>
    <PageTitle>{title}</PageTitle>
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
    </header>
    {children}
  </div>
)

/** A section of the page on a paper background. */
export const Band = ({ label, children }: { label?: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={label}>
    {children}
  </section>
)

/** Rows that span the full width of their section. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <div className={styles.rows}>{children}</div>
)
