import { isApiError, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { ErrorNotice } from './ErrorNotice.tsx'

interface PageEndProps {
  pages: {
    error: unknown
    hasNextPage: boolean
    refetch: () => unknown
    fetchNextPage: () => unknown
  }
}

/** The end of a list that is read page by page: its error, or the button for the next page. */
export function PageEnd({ pages: { error, hasNextPage, refetch, fetchNextPage } }: PageEndProps) {
  const t = useMessages()
  if (isApiError(error))
    return (
      <ErrorNotice
        error={error}
        action={
          <Button variant="ghost" size="small" onClick={() => refetch()}>
            {t('tender.retry')}
          </Button>
        }
      />
    )
  return (
    hasNextPage && (
      <Button variant="secondary" onClick={() => fetchNextPage()}>
        {t('tender.more')}
      </Button>
    )
  )
}
