import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  /** A large icon (`size={32}`) of the missing content. */
  icon: ReactNode
  /** One sentence. */
  title: ReactNode
  /** An explanation, only if the title needs one. */
  children?: ReactNode
  /** One button for the next step. */
  action?: ReactNode
  /** The heading level of the title. */
  level?: 1 | 2 | 3
}

/** An empty state: its reason and the next step. */
export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <Heading className={styles.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className={styles.more}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
