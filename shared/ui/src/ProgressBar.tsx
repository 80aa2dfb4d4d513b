import type { ReactNode } from 'react'
import { classes } from './format/classes.ts'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  /** The accessible name of the bar. */
  label: string
  value: number
  max: number
  /** The maximum is a limit and not a goal: the full bar is no success. */
  isLimit?: boolean
  /** The remaining amount as text: `Kurang Rp 40.000 lagi dari minimum Rp 1.000.000`. */
  children?: ReactNode
}

/** The progress to a goal, e.g. the minimum purchase of a seller, green once it is reached; or the used part of a limit. */
export function ProgressBar({ label, value, max, isLimit, children }: ProgressBarProps) {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 100
  return (
    <div className={classes(styles.progress, percent === 100 && !isLimit && styles.reached)}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.floor(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      {children && <div className={styles.words}>{children}</div>}
    </div>
  )
}
