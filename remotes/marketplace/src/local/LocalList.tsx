import { localStores } from '@borong/api/catalogue'
import { useLanguage, useMessages, type Input } from '@borong/contract'
import { EmptyState } from '@borong/ui/EmptyState'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { SkeletonRow } from '@borong/ui/Skeleton'
import type { ReactNode } from 'react'
import { SellerTile } from '../seller/SellerTile.tsx'
import { decimal } from '@borong/ui/format/decimals'
import { withoutRepeats } from '@borong/ui/without-repeats'
import { nextPage } from '../shop/has-more.ts'
import { Loaded } from '../shop/Loaded.tsx'
import { More } from '../shop/More.tsx'
import { usePages } from '../shop/paged-query.ts'

interface LocalListProps {
  query: Input<typeof localStores>['query']
  emptyAction: ReactNode
}

/** The stores around a point, nearest first. */
export function LocalList({ query, emptyAction }: LocalListProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const pages = usePages(localStores, { query }, nextPage)
  return (
    <Loaded
      query={pages}
      skeleton={
        <>
          <SkeletonRow image />
          <SkeletonRow image />
          <SkeletonRow image />
        </>
      }
    >
      {({ pages: replies }) => {
        const stores = withoutRepeats(
          replies.map((page) => page.result),
          ({ id }) => id,
        )
        if (stores.length === 0) {
          return (
            <EmptyState
              icon={<StoreIcon size={32} />}
              title={t('local.none')}
              action={emptyAction}
            />
          )
        }
        return (
          <>
            {stores.map((store) => (
              <SellerTile
                key={store.id}
                seller={store}
                distance={t('local.distance', { km: decimal(store.distance_km, language) })}
              />
            ))}
            <More pages={pages} />
          </>
        )
      }}
    </Loaded>
  )
}
