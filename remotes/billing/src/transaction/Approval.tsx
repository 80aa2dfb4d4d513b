import { Link, useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { moment } from '@borong/ui/format/moment'
import { Notice } from '@borong/ui/Notice'
import type { Bill } from '../parts/bill-kinds.ts'

type BillApproval = NonNullable<Bill['approval']>

/** Whether the approval says more about the bill than its state: it waits, or has ended the bill. */
export const isDecisive = ({ state }: BillApproval): boolean =>
  state === 'waiting' || state === 'refused' || state === 'expired'

/** The approval that a company's bill waits for, or that it did not get. */
export function Approval({ approval }: { approval: BillApproval }) {
  const t = useMessages()
  const { language } = useLanguage()
  const { id, state, expires_at, decided_by_name: name, reason } = approval
  const isWaiting = state === 'waiting'
  return (
    <Band>
      <Notice
        tone={isWaiting ? 'info' : 'warn'}
        title={t(
          isWaiting
            ? 'state.awaiting_approval'
            : state === 'refused'
              ? 'transaction.approval.refused'
              : 'state.expired',
        )}
        action={
          <Button
            variant="ghost"
            size="small"
            link={<Link to={`/approvals/${encodeURIComponent(id)}`} />}
          >
            {t('transaction.approval.open')}
          </Button>
        }
      >
        {isWaiting
          ? t('transaction.approval.text', { until: moment(expires_at, language) })
          : state === 'refused'
            ? t('transaction.approval.refusedBy', { name: name ?? '', reason })
            : t('transaction.approval.expired')}
      </Notice>
    </Band>
  )
}
