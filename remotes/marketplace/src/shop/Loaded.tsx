import { isFault, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { AlertIcon } from '@borong/ui/icons/AlertIcon'
import { WifiOffIcon } from '@borong/ui/icons/WifiOffIcon'
import type { ReactNode } from 'react'

interface LoadedProps<T> {
  query: { data: T | undefined; isError: boolean; error: unknown; refetch: () => Promise<unknown> }
  /** In the shape of what comes. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** What was read; while it is on the way its shape, and when it can't be read the reason and another try, in place. */
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
  const offline = isFault(query.error) && query.error.kind === 'network'
  return (
    <EmptyState
      icon={offline ? <WifiOffIcon size={32} /> : <AlertIcon size={32} />}
      title={failureWords(query.error) ?? t(offline ? 'failure.network' : 'failure.text')}
      action={<Button onClick={() => query.refetch()}>{t('failure.retry')}</Button>}
    />
  )
}

const failureWords = (error: unknown) =>
  isFault(error) && error.kind === 'refusal' ? error.message : undefined
