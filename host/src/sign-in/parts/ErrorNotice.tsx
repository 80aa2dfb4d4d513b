import { roundedWait } from '@borong/api/rules/wait'
import { useMessages, type ApiError } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'
import { codeProblem, waitOf } from '../error-messages.ts'

/** The reason for a failed action, beside its form. */
export function ErrorNotice({ error }: { error: ApiError | null }) {
  const t = useMessages()
  if (!error) return null
  // The specification's message for this limit does not contain the time.
  const seconds = error.reason === 'OTP_SENDING_LIMIT' ? waitOf(error) : undefined
  const wait = seconds && roundedWait(seconds)
  const retry = wait && t(`signIn.code.retryIn.${wait.unit}`, { count: wait.count })
  return (
    <Notice tone="error" live>
      {[codeProblem(error, t('network.title')), retry].filter(Boolean).join('. ')}
    </Notice>
  )
}
