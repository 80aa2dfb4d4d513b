import { useMessages, type Fault } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'
import type { ReactNode } from 'react'

/** Why something was not done, where it was asked for. */
export function FaultNotice({ fault, action }: { fault: Fault; action?: ReactNode }) {
  const t = useMessages()
  const why = navigator.onLine ? 'network' : 'offline'
  return (
    <Notice tone="error" live action={action}>
      {fault.kind === 'network' ? t(`tender.${why}`) : fault.message}
    </Notice>
  )
}
