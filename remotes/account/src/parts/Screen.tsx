import { PageTitle } from '@borong/contract'
import type { ReactNode } from 'react'
import styles from './Screen.module.css'

/** A page of this remote: its title, and bands with ground between them. */
export const Screen = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.screen}>
    <PageTitle>{title}</PageTitle>
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
    </header>
    {children}
  </div>
)

/** A paper band of the page. */
export const Band = ({ label, children }: { label?: string; children: ReactNode }) => (
  <section className={styles.band} aria-label={label}>
    {children}
  </section>
)

/** Rows from edge to edge of their band. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <div className={styles.rows}>{children}</div>
)
