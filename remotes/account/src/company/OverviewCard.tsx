import { Link, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Skeleton } from '@borong/ui/Skeleton'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import type { ReactNode } from 'react'
import styles from './Overview.module.css'
import { useOverviewMessages } from './use-overview-messages.ts'

interface OverviewCardProps {
  icon: ReactNode
  title: string
  /** The figure or the state; undefined until it is read. */
  figure: string | undefined
  hasFailed?: boolean
  warning?: string | false
  /** Without an address the card only shows its figure. */
  to: string | undefined
}

/** A section of a company with its figure. The whole card is the link to it. */
export function OverviewCard({ icon, title, figure, hasFailed, warning, to }: OverviewCardProps) {
  const shared = useMessages()
  const t = useOverviewMessages()
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>
        <b>{title}</b>{' '}
        <span className={styles.figure}>
          {figure ?? (hasFailed ? t('overview.failed') : <Skeleton width="70%" height={12} />)}
          {!figure && !hasFailed && <VisuallyHidden>{shared('query.loading')}</VisuallyHidden>}
        </span>{' '}
        {warning && <Badge tone="bad">{warning}</Badge>}
      </span>
    </>
  )
  return (
    <li className={styles.item}>
      {to ? (
        <Link className={styles.card} to={to}>
          {content}
        </Link>
      ) : (
        <div className={styles.card}>{content}</div>
      )}
    </li>
  )
}
