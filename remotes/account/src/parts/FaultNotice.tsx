import { useMessages, type Fault } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'

/** Why something was not done, where it was asked for. */
export function FaultNotice({ fault }: { fault: Fault | null }) {
  const t = useMessages()
  if (!fault) return null
  return (
    <Notice tone="error" live>
      {fault.kind === 'network' ? t('network') : fault.message}
    </Notice>
  )
}
