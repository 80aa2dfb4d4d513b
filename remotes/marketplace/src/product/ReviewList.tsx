import type { reviews } from '@borong/api/reviews'
import { Link, useLanguage, type Reply } from '@borong/contract'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Chips } from '@borong/ui/Band'
import { Chip } from '@borong/ui/Chip'
import { decimal } from '@borong/ui/format/decimals'
import { Rating } from '@borong/ui/Rating'
import { SkeletonRow, SkeletonText } from '@borong/ui/Skeleton'
import type { ComponentProps } from 'react'
import { longDate } from '../shop/format.ts'
import styles from './Product.module.css'
import reviewStyles from './Review.module.css'
import { useReviewMessages } from './use-review-messages.ts'

/** The number of reviews of a page. */
export const PAGE_SIZE = 5

const STARS = [5, 4, 3, 2, 1]

type Shown = Reply<typeof reviews>['result'][number]
type Summary = Reply<typeof reviews>['summary']

type Pages<R> = ComponentProps<typeof LoadMore>['pages'] & {
  data: { pages: readonly { summary: Summary; total_count: number }[] } | undefined
  items: readonly R[]
  isError: boolean
  error: unknown
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}

interface ReviewListProps<R> {
  /** The reviews of all stars, which have the summary. */
  all: Pages<R>
  /** The reviews of the chosen stars. */
  pages: Pages<R>
  /** The number of reviews before they are loaded. */
  count: number
  rating: number | undefined
  onRating: (rating: number | undefined) => void
  /** The product of a review, in a list of several products. */
  productOf?: (review: R) => { name: string; path: string }
}

/** The score of reviews, their distribution, a choice of stars, and the reviews in pages. */
export function ReviewList<R extends Shown>(props: ReviewListProps<R>) {
  const { all, pages, count, rating, onRating, productOf } = props
  const t = useReviewMessages()
  return (
    <QueryContent query={all} skeleton={<SkeletonReviews count={count} />}>
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
                  onClick={() => onRating(rating === stars ? undefined : stars)}
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
                      <Review key={review.id} review={review} product={productOf?.(review)} />
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

interface ReviewProps {
  review: Shown
  product: { name: string; path: string } | undefined
}

function Review({ review, product }: ReviewProps) {
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
      {product && (
        <Link className={styles.meta} to={product.path}>
          {product.name}
        </Link>
      )}
      {review.text && <p className={styles.text}>{review.text}</p>}
    </article>
  )
}
