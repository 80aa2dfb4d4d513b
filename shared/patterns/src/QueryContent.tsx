import type { ReactNode } from 'react'
import { LoadError } from './LoadError.tsx'
import { Loading } from './Loading.tsx'

interface QueryContentProps<T> {
  query: {
    data: T | undefined
    isError: boolean
    error: unknown
    refetch: () => Promise<unknown>
    /** The items of a paged list. */
    items?: readonly unknown[]
  }
  /** Has the shape of the content. */
  skeleton: ReactNode
  /** Replaces a list without items. */
  empty?: ReactNode
  /** Another action beside the retry, where a retry may not help. */
  errorAction?: ReactNode
  children: ReactNode | ((data: T) => ReactNode)
}

/** The content of a query, its skeleton while it is in flight, or its error with a retry; of a list also its emptiness. */
export function QueryContent<T>({
  query,
  skeleton,
  empty,
  errorAction,
  children,
}: QueryContentProps<T>) {
  if (query.data !== undefined) {
    if (empty !== undefined && query.items?.length === 0) return empty
    return typeof children === 'function' ? children(query.data) : children
  }
  if (query.isError) {
    return <LoadError error={query.error} onRetry={query.refetch} action={errorAction} />
  }
  return <Loading>{skeleton}</Loading>
}
