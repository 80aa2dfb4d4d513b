import { isFault, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { AlertIcon } from '@borong/ui/icons/AlertIcon'
import { WifiOffIcon } from '@borong/ui/icons/WifiOffIcon'
import type { ReactNode } from 'react'

interface FailureProps {
  error: unknown
  onRetry: () => unknown
  /** A way on, where another try may not help. */
  way?: ReactNode
}

/** Something could not be read: why, and another try, in its place. */
export function Failure({ error, onRetry, way }: FailureProps) {
  const t = useMessages()
  const isOffline = isFault(error) && error.kind === 'network'
  const refusal = isFault(error) && error.kind === 'refusal' ? error.message : undefined
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
