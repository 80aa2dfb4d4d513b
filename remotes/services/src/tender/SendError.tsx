import type { ApiError } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { CallSupport } from '../CallSupport.tsx'

/** Why a request was not sent, with the phone of support when the form is closed. */
export const SendError = ({ error }: { error: ApiError }) => (
  <ErrorNotice error={error} action={error.reason === 'TENDERS_CLOSED' && <CallSupport />} />
)
