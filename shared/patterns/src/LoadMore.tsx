import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { savesData } from '@borong/ui/save-data'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './LoadMore.module.css'

interface LoadMoreProps {
  pages: {
    data: { pages: readonly unknown[] } | undefined
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
    prefetchNextPage?: () => void
  }
  /** The number of visible items and the total: `40 dari 1.204`. */
  note?: ReactNode
}

/** The foot of a paged list: a button for the next page, or the error of that page with a retry. */
export function LoadMore({ pages, note }: LoadMoreProps) {
  const t = useMessages()
  const foot = useRef<HTMLDivElement>(null)
  const length = pages.data?.pages.length
  const { hasNextPage, isFetchNextPageError: isError, prefetchNextPage } = pages
  useEffect(() => {
    if (!foot.current || !prefetchNextPage) return
    if (typeof IntersectionObserver === 'undefined' || savesData()) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && prefetchNextPage(),
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
    // Each time the list has grown, there is another next page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [length])
  if (!note && !isError && !hasNextPage) return null
  return (
    <div ref={foot} className={styles.more}>
      {note && <p className={styles.note}>{note}</p>}
      {isError && (
        <Notice tone="error" live>
          {t('query.moreFailed')}
        </Notice>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          loading={pages.isFetchingNextPage}
          onClick={() => pages.fetchNextPage()}
        >
          {t(isError ? 'query.retry' : 'query.more')}
        </Button>
      )}
    </div>
  )
}
