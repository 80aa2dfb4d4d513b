import { storeReviews } from '@borong/api/reviews'
import { usePages } from '@borong/patterns/use-pages'
import { Band } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useState } from 'react'
import { PAGE_SIZE, ReviewList } from '../product/ReviewList.tsx'
import { useReviewMessages } from '../product/use-review-messages.ts'
import { listOfResult } from '../shop/list-of-result.ts'
import { productPath } from '../shop/paths.ts'

/** The reviews of all products of a store, each with its product. */
export default function StoreReviews({ alias }: { alias: string }) {
  const t = useReviewMessages()
  const [rating, setRating] = useState<number>()
  const params = { alias }
  const query = { limit: String(PAGE_SIZE) }
  const all = usePages(storeReviews, { params, query }, listOfResult, ({ id }) => id)
  const pages = usePages(
    storeReviews,
    { params, query: rating ? { ...query, rating: String(rating) } : query },
    listOfResult,
    ({ id }) => id,
    { keepsPrevious: true },
  )
  return (
    <Band>
      <SectionHeader title={t('review.store')} />
      <ReviewList
        all={all}
        pages={pages}
        // A store nearly always has more than a page of reviews.
        count={PAGE_SIZE + 1}
        rating={rating}
        onRating={setRating}
        productOf={({ product }) => ({
          name: product.name,
          path: productPath({ ...product, vendor_alias: alias }),
        })}
      />
    </Band>
  )
}
