import { reviews } from '@borong/api/reviews'
import { requireLogin, useLanguage, useSession, type Reply, later } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { LoadMore } from '@borong/patterns/LoadMore'
import { usePages } from '@borong/patterns/use-pages'
import { Band, Chips } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Chip } from '@borong/ui/Chip'
import { Rating } from '@borong/ui/Rating'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow, SkeletonText } from '@borong/ui/Skeleton'
import { Suspense, useEffect, useRef, useState } from 'react'
import { listOfResult } from '../shop/list-of-result.ts'
import { useNextFocus } from '../shop/use-next-focus.ts'
import { decimal } from '@borong/ui/format/decimals'
import { longDate } from '../shop/format.ts'
import type { Product } from './offer.ts'
import styles from './Product.module.css'
import reviewStyles from './Review.module.css'
import { want, wantedOf } from './wanted.ts'
import { useReviewMessages } from './use-review-messages.ts'

const PAGE_SIZE = 5

const ReviewForm = later(() => import(/* webpackChunkName: 'product-sheets' */ './ReviewForm.tsx'))
const STARS = [5, 4, 3, 2, 1]

/** The reviews of a product, all or by stars, and the form for a review. */
export default function ReviewBand({ product }: { product: Product }) {
  const t = useReviewMessages()
  const [rating, setRating] = useState<number>()
  const { loggedIn } = useSession()
  const [wasWanted] = useState(() => wantedOf(product.id).act === 'review')
  const [opened, setWriting] = useState<boolean>()
  const writing = opened ?? (wasWanted && loggedIn)
  useEffect(() => {
    if (writing) want(product.id, { act: undefined })
  }, [writing, product.id])
  const write = () => (requireLogin() ? setWriting(true) : want(product.id, { act: 'review' }))
  const button = useRef<HTMLButtonElement>(null)
  const focusNext = useNextFocus()
  const close = () => {
    focusNext(() => button.current)
    setWriting(false)
  }
  const params = { productId: product.id }
  const query = { limit: String(PAGE_SIZE) }
  const all = usePages(reviews, { params, query }, listOfResult, ({ id }) => id)
  const pages = usePages(
    reviews,
    { params, query: rating ? { ...query, rating: String(rating) } : query },
    listOfResult,
    ({ id }) => id,
    { keepsPrevious: true },
  )
  const refetch = () => {
    setRating(undefined)
    return all.refetch()
  }
  return (
    <Band>
      <SectionHeader
        title={t('review.title')}
        aside={
          !writing && (
            <Button ref={button} variant="ghost" size="small" onClick={write}>
              {t('review.write')}
            </Button>
          )
        }
      />
      {writing && (
        <Suspense>
          <ReviewForm productId={product.id} onDone={refetch} onClose={close} />
        </Suspense>
      )}
      <QueryContent query={all} skeleton={<SkeletonReviews count={product.review_count} />}>
        {({ pages: [first] }) => {
          const { summary } = first!
          if (summary.count === 0) return <p className={styles.meta}>{t('review.none')}</p>
          return (
            <>
              <Score summary={summary} />
              <Chips>
                {STARS.map((stars) => (
                  <Chip
                    key={stars}
                    selected={rating === stars}
                    onClick={() => setRating(rating === stars ? undefined : stars)}
                  >
                    {t('review.stars', { count: stars })}
                  </Chip>
                ))}
              </Chips>
              <QueryContent query={pages} skeleton={<SkeletonRow />}>
                {({ pages: replies }) => (
                  <>
                    <div className={reviewStyles.list} aria-busy={pages.isPlaceholderData}>
                      {pages.items.map((review) => (
                        <Review key={review.id} review={review} />
                      ))}
                    </div>
                    {replies[0]!.total_count === 0 && (
                      <p className={styles.meta}>{t('review.noneHere')}</p>
                    )}
                    {pages.hasNextPage && !pages.isPlaceholderData && <LoadMore pages={pages} />}
                  </>
                )}
              </QueryContent>
            </>
          )
        }}
      </QueryContent>
    </Band>
  )
}

/** It has the height of the score, the stars and the first reviews. */
const SkeletonReviews = ({ count }: { count: number }) => {
  if (count === 0) return <SkeletonText lines={1} />
  return (
    <>
      <div className={reviewStyles.scoreRoom}>
        <SkeletonText lines={5} />
      </div>
      <div className={reviewStyles.list}>
        {Array.from({ length: Math.min(count, PAGE_SIZE) }, (_, at) => (
          <div key={at} className={`${reviewStyles.review} ${reviewStyles.room}`}>
            <SkeletonText />
          </div>
        ))}
      </div>
      {count > PAGE_SIZE && <div className={reviewStyles.moreRoom} />}
    </>
  )
}

type Summary = Reply<typeof reviews>['summary']

function Score({ summary }: { summary: Summary }) {
  const { language } = useLanguage()
  const t = useReviewMessages()
  return (
    <div className={reviewStyles.score}>
      <b
        aria-label={t('card.rating', {
          rating: decimal(summary.rating, language),
          count: summary.count,
        })}
      >
        {decimal(summary.rating, language)}
      </b>
      <div className={reviewStyles.stars} aria-hidden>
        {[...summary.by_stars]
          .sort((a, b) => b.stars - a.stars)
          .map(({ stars, count }) => (
            <StarLine key={stars} stars={stars} count={count} of={summary.count} />
          ))}
      </div>
    </div>
  )
}

const StarLine = ({ stars, count, of }: { stars: number; count: number; of: number }) => (
  <>
    <span>{stars}</span>
    <meter className={reviewStyles.meter} value={count} max={of} />
    <span>{count}</span>
  </>
)

function Review({ review }: { review: Reply<typeof reviews>['result'][number] }) {
  const t = useReviewMessages()
  const { language } = useLanguage()
  return (
    <article className={reviewStyles.review}>
      <div className={`${styles.row} ${styles.meta}`}>
        <Rating
          value={review.rating}
          language={language}
          label={t('review.given', { stars: review.rating })}
        />
        <b>{review.is_mine ? t('review.mine') : review.buyer_name}</b>
        <span>{longDate(review.created_at, language)}</span>
      </div>
      {review.text && <p className={styles.text}>{review.text}</p>}
    </article>
  )
}
