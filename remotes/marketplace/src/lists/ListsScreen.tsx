import { later, useLocation, useParams } from '@borong/contract'
import { Bands } from '@borong/ui/Band'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import { AllLists } from './AllLists.tsx'
import { OneList } from './OneList.tsx'

const BasketPlan = later(
  () => import(/* webpackChunkName: 'list-parts' */ '../basket/BasketPlan.tsx'),
)

/** F-08: the buyer's lists, one of them, or other sellers for the goods of one or of the cart. */
export function ListsScreen() {
  const { listId } = useParams()
  const { pathname } = useLocation()
  if (listId) return <OneList key={listId} listId={listId} />
  if (pathname === '/lists') return <AllLists />
  return (
    <Suspense
      fallback={
        <Bands>
          <SkeletonRow image />
        </Bands>
      }
    >
      <BasketPlan />
    </Suspense>
  )
}
