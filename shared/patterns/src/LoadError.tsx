import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { AlertIcon } from '@borong/ui/icons/AlertIcon'
import type { ReactNode } from 'react'
import { useErrorText } from './use-error-text.ts'

interface LoadErrorProps {
  error: unknown
  onRetry: () => unknown
  /** A more specific message than the error's own. */
  reason?: string | undefined
  /** Another action, where a retry may not help. */
  action?: ReactNode
}

/** A failed read: the reason and a retry, in place of the content. */
export function LoadError({ error, onRetry, reason, action }: LoadErrorProps) {
  const t = useMessages()
  const textOf = useErrorText()
  return (
    <EmptyState
      icon={<AlertIcon size={32} />}
      title={reason ?? textOf(error)}
      action={
        <>
          <Button onClick={() => onRetry()}>{t('query.retry')}</Button>
          {action}
        </>
      }
    />
  )
}
