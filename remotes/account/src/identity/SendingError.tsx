import { roundedWait } from '@borong/api/rules/wait'
import { useMessages, type ApiError } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Notice } from '@borong/ui/Notice'
import { waitOf } from './code-problem.ts'

/** The reason why no code was sent, and when to try again. */
export function SendingError({ error }: { error: ApiError | null }) {
  const t = useMessages()
  // The specification's message for this limit does not contain the time.
  const seconds = error?.reason === 'OTP_SENDING_LIMIT' ? waitOf(error) : undefined
  if (!error || !seconds) return <ErrorNotice error={error} />
  const { unit, count } = roundedWait(seconds)
  return (
    <Notice tone="error" live>
      {`${error.message}. ${t(`identity.retryIn.${unit}`, { count })}`}
    </Notice>
  )
}
