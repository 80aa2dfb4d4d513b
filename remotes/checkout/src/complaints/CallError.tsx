import { useMessages, type ApiError } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'

/** The error of an action, beside it. */
export function CallError({ error }: { error: ApiError | null }) {
  const t = useMessages()
  if (!error) return null
  return (
    <Notice tone="error" live>
      {error.kind === 'network' ? t('failure.network') : error.message}
    </Notice>
  )
}
