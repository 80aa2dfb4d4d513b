import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  /** A large icon (`size={32}`) of what is missing. */
  icon: ReactNode
  /** One sentence. */
  title: ReactNode
  /** Only where the sentence leaves a question. */
  children?: ReactNode
  /** One button: the way on. */
  action?: ReactNode
  /** The title's place among the page's headings. */
  level?: 1 | 2 | 3
}

/** Nothing here, why, and what to do instead. */
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
