import { reviews } from '@borong/api/reviews'
import { requireLogin, useSession, later } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Suspense, useEffect, useRef, useState } from 'react'
import { listOfResult } from '../shop/list-of-result.ts'
import { useNextFocus } from '../shop/use-next-focus.ts'
import type { Product } from './offer.ts'
import { PAGE_SIZE, ReviewList } from './ReviewList.tsx'
import { want, wantedOf } from './wanted.ts'
import { useReviewMessages } from './use-review-messages.ts'

const ReviewForm = later(() => import(/* webpackChunkName: 'product-sheets' */ './ReviewForm.tsx'))

/** The reviews of a product, all or by stars, and the form for a review. */
export default function ReviewSection({ product }: { product: Product }) {
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
      <ReviewList
        all={all}
        pages={pages}
        count={product.review_count}
        rating={rating}
        onRating={setRating}
      />
    </Band>
  )
}
