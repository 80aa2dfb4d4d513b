import type { ReactNode } from 'react'
import { classes } from './format/classes.ts'
import styles from './Timeline.module.css'

export interface TimelineProps {
  /** In the caller's order. `current` is the present step, `stopped` the step at which it ended early. */
  steps: readonly {
    id: string
    title: ReactNode
    detail?: ReactNode
    state: 'done' | 'current' | 'ahead' | 'stopped'
  }[]
  label: string
}

/** The progress of an order or a parcel, step by step. */
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
