import { localStores } from '@borong/api/catalogue'
import { useLanguage, type Input } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { LoadMore } from '@borong/patterns/LoadMore'
import { usePages } from '@borong/patterns/use-pages'
import { EmptyState } from '@borong/ui/EmptyState'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { SkeletonRow } from '@borong/ui/Skeleton'
import type { ReactNode } from 'react'
import { SellerTile } from '../seller/SellerTile.tsx'
import { decimal } from '@borong/ui/format/decimals'

import { listOfResult } from '../shop/list-of-result.ts'
import { useMapMessages } from './use-map-messages.ts'

interface LocalListProps {
  query: Input<typeof localStores>['query']
  emptyAction: ReactNode
}

/** The stores around a point, nearest first. */
export function LocalList({ query, emptyAction }: LocalListProps) {
  const t = useMapMessages()
  const { language } = useLanguage()
  const pages = usePages(localStores, { query }, listOfResult, ({ id }) => id)
  const { items: stores } = pages
  return (
    <QueryContent
      query={pages}
      skeleton={
        <>
          <SkeletonRow image />
          <SkeletonRow image />
          <SkeletonRow image />
        </>
      }
    >
      {() => {
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
            <LoadMore pages={pages} />
          </>
        )
      }}
    </QueryContent>
  )
}
