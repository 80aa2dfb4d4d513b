import type { ReactNode } from 'react'
import { classes } from './format/classes.ts'
import { AlertIcon } from './icons/AlertIcon.tsx'
import { ErrorIcon } from './icons/ErrorIcon.tsx'
import { InfoIcon } from './icons/InfoIcon.tsx'
import { SuccessIcon } from './icons/SuccessIcon.tsx'
import styles from './Notice.module.css'

export interface NoticeProps {
  tone?: 'info' | 'warn' | 'error' | 'success'
  title?: ReactNode
  children?: ReactNode
  /** A ghost button or a link for the next step. */
  action?: ReactNode
  /** Set if the notice appears while the page is in use, so that a screen reader announces it. */
  live?: boolean
}

const icons = { info: InfoIcon, warn: AlertIcon, error: ErrorIcon, success: SuccessIcon }

/** A permanent message inside the page. */
export function Notice({ tone = 'info', title, children, action, live }: NoticeProps) {
  const Mark = icons[tone]
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined
  return (
    <div className={classes(styles.notice, styles[tone])} role={role}>
      <Mark className={styles.icon} />
      <div className={styles.text}>
        {title && <b className={styles.title}>{title}</b>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
