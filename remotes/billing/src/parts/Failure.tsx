import { isApiError, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { AlertIcon } from '@borong/ui/icons/AlertIcon'
import { WifiOffIcon } from '@borong/ui/icons/WifiOffIcon'
import type { ReactNode } from 'react'
import { useErrorText } from './use-error-text.ts'

interface FailureProps {
  error: unknown
  onRetry: () => unknown
  /** Another action, where a retry may not help. */
  way?: ReactNode
}

/** A failed read: the error and a retry, in place of the content. */
export function Failure({ error, onRetry, way }: FailureProps) {
  const t = useMessages()
  const text = useErrorText()
  const isNetwork = isApiError(error) && error.kind === 'network'
  return (
    <EmptyState
      icon={isNetwork ? <WifiOffIcon size={32} /> : <AlertIcon size={32} />}
      title={text(error)}
      action={
        <>
          <Button onClick={onRetry}>{t('failure.retry')}</Button>
          {way}
        </>
      }
    />
  )
}
