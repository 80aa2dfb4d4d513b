import { localStores } from '@borong/api/catalogue'
import { districtsAround } from '@borong/api/places'
import { callQuery, useLanguage, useNavigate, useQuery, useSearchParams } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { LoadMore } from '@borong/patterns/LoadMore'
import { usePages } from '@borong/patterns/use-pages'
import { EmptyState } from '@borong/ui/EmptyState'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { Notice } from '@borong/ui/Notice'
import type { Place } from '@borong/api/places.shapes'
import type { ReactNode } from 'react'
import { listOfResult } from '../shop/list-of-result.ts'
import { readLocal, DEFAULT_RADIUS, localPath, type AroundQuery } from './local-search.ts'
import { StoreMapView } from './StoreMapView.tsx'
import styles from './StoreMap.module.css'
import { useMapMessages } from './use-map-messages.ts'

interface StoreMapProps {
  query: AroundQuery
  emptyAction: ReactNode
}

/** The most stores of a page of the gateway. */
const PAGE = '50'
/** Districts are shown also around the stores that are farthest away. */
const BEYOND = 1.5

/** The stores around a point on a map of its districts. The list of the same page is its accessible counterpart. */
export default function StoreMap({ query, emptyAction }: StoreMapProps) {
  const t = useMapMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { latitude, longitude, radius = DEFAULT_RADIUS } = query
  const pages = usePages(
    localStores,
    { query: { ...query, limit: PAGE } },
    listOfResult,
    ({ id }) => id,
  )
  const { items: stores } = pages
  const districts = useQuery(
    callQuery(districtsAround, {
      query: { latitude, longitude, radius: String(Math.ceil(Number(radius) * BEYOND)) },
    }),
  )
  return (
    <QueryContent query={pages} skeleton={<div className={styles.skeleton} />}>
      {({ pages: replies }) => {
        const total = replies.at(-1)?.total_count ?? 0
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
            <StoreMapView
              place={{ latitude: Number(latitude), longitude: Number(longitude) }}
              stores={stores}
              districts={districts.data?.result ?? []}
              radius={Number(radius)}
              onFarPlace={(place) =>
                void navigate(localPath({ ...readLocal(search), ...aroundPlace(place) }), {
                  state: { isFromMap: true },
                })
              }
            />
            {districts.isError ? (
              <Notice tone="warn">{t('map.noAreas')}</Notice>
            ) : (
              <p className={styles.note}>{t('map.areas')}</p>
            )}
            <LoadMore
              pages={pages}
              note={t('map.shown', {
                amount: wholeNumber(stores.length, language),
                total: wholeNumber(total, language),
              })}
            />
          </>
        )
      }}
    </QueryContent>
  )
}

const aroundPlace = ({ latitude, longitude, subdistrict, district, city }: Place) => ({
  latitude: String(latitude),
  longitude: String(longitude),
  place: `${subdistrict ?? district}, ${city}`,
})
