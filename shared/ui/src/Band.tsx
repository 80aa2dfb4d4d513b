import type { ReactNode } from 'react'
import { classes } from './format/classes.ts'
import styles from './Band.module.css'

/**
 * A screen of paper bands with small gaps. A long one defers the layout of the bands far below the first view. A wide
 * one takes the whole container of a wide window; others have the width of a form or a text there.
 */
export const Bands = ({
  isLong,
  isWide,
  children,
}: {
  isLong?: boolean
  isWide?: boolean
  children: ReactNode
}) => (
  <div
    className={classes(styles.page, isLong && styles.long)}
    data-long={isLong}
    data-wide={isWide || undefined}
  >
    {children}
  </div>
)

/** One band of a screen; `label` names a band without a heading. */
export const Band = ({ label, children }: { label?: string; children: ReactNode }) => (
  <section className={styles.band} aria-label={label}>
    {children}
  </section>
)

/** A screen's first band: its only h1 and an optional sentence. */
export const HeadBand = ({
  title,
  lead,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
}) => (
  <section className={styles.band}>
    <h1>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </section>
)

/** Chips that wrap. */
export const Chips = ({ children }: { children: ReactNode }) => (
  <div className={styles.chips}>{children}</div>
)

/** Rows of links over the full width of a band. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <div className={styles.rows}>{children}</div>
)
