import { isApiError, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { AlertIcon } from '@borong/ui/icons/AlertIcon'
import { WifiOffIcon } from '@borong/ui/icons/WifiOffIcon'
import type { ReactNode } from 'react'

interface LoadedProps<T> {
  query: { data: T | undefined; isError: boolean; error: unknown; refetch: () => Promise<unknown> }
  /** Has the shape of the content. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** Renders the data of a query, a skeleton while it is in flight, or the error with a retry button in its place. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>) {
  const t = useMessages()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) {
    return (
      <div role="status" aria-busy aria-label={t('loading')}>
        {skeleton}
      </div>
    )
  }
  const offline = isApiError(query.error) && query.error.kind === 'network'
  return (
    <EmptyState
      icon={offline ? <WifiOffIcon size={32} /> : <AlertIcon size={32} />}
      title={failureWords(query.error) ?? t(offline ? 'failure.network' : 'failure.text')}
      action={<Button onClick={() => query.refetch()}>{t('failure.retry')}</Button>}
    />
  )
}

const failureWords = (error: unknown) =>
  isApiError(error) && error.kind === 'refusal' ? error.message : undefined
