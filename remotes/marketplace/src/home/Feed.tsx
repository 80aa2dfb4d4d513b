import { later, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonGrid } from '../shop/SkeletonGrid.tsx'
import { Later } from '../shop/Later.tsx'

const ProductList = later(() => import('../shop/LaterProductList.tsx'))
const FEED = { in_stock: '1' } as const

/** An endless list of products, for a visitor without a search in mind. */
export function Feed() {
  const t = useMessages()
  return (
    <Band>
      <SectionHeader title={t('home.feed')} />
      <Later name="feed" skeleton={<SkeletonGrid count={4} />}>
        <ProductList filters={FEED} empty={null} />
      </Later>
    </Band>
  )
}
