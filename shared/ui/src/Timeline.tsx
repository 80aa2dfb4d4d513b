import type { ReactNode } from 'react'
import { classes } from './format/classes.ts'
import styles from './Timeline.module.css'

export interface TimelineProps {
  /** Newest first or last, as the caller orders them; `current` is where it stands now, `stopped` where it ended before its goal. */
  steps: readonly {
    id: string
    title: ReactNode
    detail?: ReactNode
    state: 'done' | 'current' | 'ahead' | 'stopped'
  }[]
  label: string
}

/** The way of an order or a parcel, step by step. */
export function Timeline({ steps, label }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={classes(styles.step, styles[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.title}>{step.title}</span>
          {step.detail && <span className={styles.detail}>{step.detail}</span>}
        </li>
      ))}
    </ol>
  )
}
