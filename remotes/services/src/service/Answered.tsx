import { isApiError, useMessages } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { SkeletonRow } from '@borong/ui/Skeleton'
import type { ReactNode } from 'react'

interface AnsweredProps<T> {
  query: { data: T | undefined; error: unknown; refetch(): unknown }
  children: (data: T) => ReactNode
}

/** The data of a query, its skeleton, or its failure with a retry. */
export function Answered<T>({ query, children }: AnsweredProps<T>) {
  const t = useMessages()
  if (query.data !== undefined) return children(query.data)
  if (!isApiError(query.error)) return <SkeletonRow />
  return (
    <ErrorNotice
      error={query.error}
      action={
        <Button variant="ghost" size="small" onClick={() => query.refetch()}>
          {t('application.retry')}
        </Button>
      }
    />
  )
}
