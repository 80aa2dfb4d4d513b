import type { ReactNode } from 'react'
import { classes } from './format/classes.ts'
import styles from './Badge.module.css'

export interface BadgeProps {
  children: ReactNode
  tone?: 'gold' | 'silver' | 'accent' | 'good' | 'bad' | 'warn' | 'note' | 'neutral'
  /** Round, for a count. */
  round?: boolean
}

/** A label of one or two words: a membership, a saving, a state, a count. */
export function Badge({ children, tone = 'neutral', round }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone], round && styles.round)}>{children}</span>
  )
}
