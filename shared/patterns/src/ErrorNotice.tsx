import type { ApiError } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'
import type { ReactNode } from 'react'
import { useErrorText } from './use-error-text.ts'

interface ErrorNoticeProps {
  error: ApiError | null
  /** A ghost button for the next step. */
  action?: ReactNode
}

/** The error of an action, beside it; nothing without one. */
export function ErrorNotice({ error, action }: ErrorNoticeProps) {
  const textOf = useErrorText()
  if (!error) return null
  return (
    <Notice tone="error" live action={action}>
      {textOf(error)}
    </Notice>
  )
}
