import { Link, unitName, useLanguage, useMessages } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'
import { moment } from '@borong/ui/format/moment'
import type { Order } from '../thank-you/stored-order.ts'

const tones = {
  waiting: 'warn',
  approved: 'success',
  refused: 'error',
  expired: 'error',
  withdrawn: 'info',
} as const

/** The approval of a company's order: waiting, or decided with its reason and the refused products. */
export default function ApprovalNotice({ approval }: { approval: NonNullable<Order['approval']> }) {
  const t = useMessages()
  const { language } = useLanguage()
  const { state, decided_by_name: name, reason, refused_lines } = approval
  if (state === 'withdrawn') return null
  return (
    <Notice tone={tones[state]} title={t(`approval.title.${state}`)}>
      {state === 'waiting' && t('approval.until', { at: moment(approval.expires_at, language) })}
      {name && <div>{t('approval.by', { name })}</div>}
      {refused_lines.length > 0 && (
        <div>
          {t('approval.without', {
            names: refused_lines
              .map(
                ({ name: line, quantity, unit_type: unit }) =>
                  `${line} (${quantity} ${unitName(unit, language, quantity)})`,
              )
              .join(', '),
          })}
        </div>
      )}
      {state === 'waiting' && <Link to={`/approvals/${approval.id}`}>{t('approval.steps')}</Link>}
      {reason && <div>{t('approval.reason', { reason })}</div>}
    </Notice>
  )
}
