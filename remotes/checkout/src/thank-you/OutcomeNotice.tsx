import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import type { ReactNode } from 'react'
import type { Order } from './stored-order.ts'
import type { Outcome } from './outcome.ts'

interface OutcomeNoticeProps {
  outcome: Outcome
  payment: Pick<Order['payment'], 'url'>
  title: string
  children: ReactNode
  /** The next step of an outcome that has no retry. */
  action?: ReactNode
  onReload: () => Promise<unknown>
}

const tones = {
  pay: 'info',
  approval: 'info',
  failed: 'error',
  'card-failed': 'error',
  paid: 'success',
  expired: 'error',
  cancelled: 'error',
  'cash-back-failed': 'warn',
} as const

/** The outcome of a payment; a failed attempt has its retry. */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const { outcome, payment, title, children, action, onReload } = props
  const t = useMessages()
  return (
    <Notice tone={tones[outcome]} live title={title} action={retry() ?? action}>
      {children}
    </Notice>
  )

  function retry() {
    if (outcome === 'cash-back-failed' || outcome === 'failed') {
      return (
        <Button variant="ghost" size="small" onClick={onReload}>
          {t('outcome.reload')}
        </Button>
      )
    }
    if (outcome === 'card-failed' && payment.url) {
      return (
        <Button variant="ghost" size="small" link={<a href={payment.url}>{null}</a>}>
          {t('outcome.retryCard')}
        </Button>
      )
    }
    return undefined
  }
}
