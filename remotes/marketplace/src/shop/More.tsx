import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { savesData } from '@borong/ui/save-data'
import { Notice } from '@borong/ui/Notice'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './More.module.css'

interface MoreProps {
  pages: {
    data: { pages: readonly unknown[] } | undefined
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
    /** Prefetches the next page, when the button comes into view. */
    warmNext: () => void
  }
  /** The number of visible items and the total: `40 dari 1.204`. */
  note?: ReactNode
}

/** The foot of a list: a button for the next page, or a retry button when that page failed. */
export function More({ pages, note }: MoreProps) {
  const t = useMessages()
  const foot = useRef<HTMLDivElement>(null)
  const length = pages.data?.pages.length
  const { warmNext } = pages
  useEffect(() => {
    if (!foot.current || typeof IntersectionObserver === 'undefined' || savesData()) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && warmNext(),
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
    // Each time the list has grown, there is another next page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [length])
  return (
    <div ref={foot} className={styles.more}>
      {note && <p className={styles.note}>{note}</p>}
      {pages.isFetchNextPageError && (
        <Notice tone="error" live>
          {t('failure.more')}
        </Notice>
      )}
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          loading={pages.isFetchingNextPage}
          onClick={() => pages.fetchNextPage()}
        >
          {t(pages.isFetchNextPageError ? 'failure.retry' : 'list.more')}
        </Button>
      )}
    </div>
  )
}
