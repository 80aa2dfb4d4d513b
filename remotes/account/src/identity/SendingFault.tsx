import { roundedWait } from '@borong/api/rules/wait'
import { useMessages, type ApiError } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'
import { FaultNotice } from '../parts/FaultNotice.tsx'
import { waitOf } from './code-problem.ts'

/** The reason why no code was sent, and when to try again. */
export function SendingFault({ fault }: { fault: ApiError | null }) {
  const t = useMessages()
  // The specification's message for this limit does not contain the time.
  const seconds = fault?.reason === 'OTP_SENDING_LIMIT' ? waitOf(fault) : undefined
  if (!fault || !seconds) return <FaultNotice fault={fault} />
  const { unit, count } = roundedWait(seconds)
  return (
    <Notice tone="error" live>
      {`${fault.message}. ${t(`identity.retryIn.${unit}`, { count })}`}
    </Notice>
  )
}
