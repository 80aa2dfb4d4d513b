import { useMessages, type ApiError } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'

/** The error of an action, shown beside it. */
export function FaultNotice({ fault }: { fault: ApiError | null }) {
  const t = useMessages()
  if (!fault) return null
  return (
    <Notice tone="error" live>
      {fault.kind === 'network' ? t('network') : fault.message}
    </Notice>
  )
}
