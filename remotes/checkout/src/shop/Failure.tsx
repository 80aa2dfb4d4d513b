import { isApiError, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { AlertIcon } from '@borong/ui/icons/AlertIcon'
import { WifiOffIcon } from '@borong/ui/icons/WifiOffIcon'
import type { ReactNode } from 'react'

interface FailureProps {
  error: unknown
  onRetry: () => unknown
  /** A more specific message than the error's own. */
  reason?: string | undefined
  /** Another action, where a retry may not help. */
  way?: ReactNode
}

/** A failed read: the error and a retry, in place of the content. */
export function Failure({ error, onRetry, reason, way }: FailureProps) {
  const t = useMessages()
  const isOffline = isApiError(error) && error.kind === 'network'
  const refusal =
    reason ?? (isApiError(error) && error.kind === 'refusal' ? error.message : undefined)
  return (
    <EmptyState
      icon={isOffline ? <WifiOffIcon size={32} /> : <AlertIcon size={32} />}
      title={refusal ?? t(isOffline ? 'failure.network' : 'failure.text')}
      action={
        <>
          <Button onClick={onRetry}>{t('failure.retry')}</Button>
          {way}
        </>
      }
    />
  )
}
