import { later } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { SkeletonText } from '@borong/ui/Skeleton'
import { Later } from '../shop/Later.tsx'

const StoreReviews = later(
  () => import(/* webpackChunkName: 'store-reviews' */ './StoreReviews.tsx'),
)

/** The part of a store's page below its products. */
export default function StoreBelow({ alias }: { alias: string }) {
  return (
    <div id="reviews">
      <Later
        name={`reviews of ${alias}`}
        skeleton={
          <Band>
            <SkeletonText lines={30} />
          </Band>
        }
      >
        <StoreReviews alias={alias} />
      </Later>
    </div>
  )
}
