import { useMessages, type ApiError } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'
import type { ReactNode } from 'react'

/** The error of an action, shown beside it. */
export function ErrorNotice({ error, action }: { error: ApiError; action?: ReactNode }) {
  const t = useMessages()
  const why = navigator.onLine ? 'network' : 'offline'
  return (
    <Notice tone="error" live action={action}>
      {error.kind === 'network' ? t(`tender.${why}`) : error.message}
    </Notice>
  )
}
