import { isApiError, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { ErrorNotice } from './ErrorNotice.tsx'

interface ListFootProps {
  pages: {
    isPending: boolean
    isError: boolean
    error: unknown
    hasNextPage: boolean
    refetch: () => Promise<unknown>
    fetchNextPage: () => Promise<unknown>
  }
}

/** The foot of a paged list: loading, an error with a retry, or a button for more. */
export function ListFoot({ pages }: ListFootProps) {
  const t = useMessages()
  if (pages.isPending) return <SkeletonRow />
  if (pages.isError) {
    return (
      <>
        <ErrorNotice error={isApiError(pages.error) ? pages.error : null} />
        <Button variant="secondary" onClick={pages.refetch}>
          {t('list.retry')}
        </Button>
      </>
    )
  }
  if (!pages.hasNextPage) return null
  return (
    <Button variant="secondary" onClick={pages.fetchNextPage}>
      {t('list.more')}
    </Button>
  )
}
