import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
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
  return (
    <Notice
      tone="error"
      live
      action={
        <>
          <Button variant="ghost" size="small" onClick={onRetry}>
            {t('failure.retry')}
          </Button>
          {way}
        </>
      }
    >
      {text(error)}
    </Notice>
  )
}
