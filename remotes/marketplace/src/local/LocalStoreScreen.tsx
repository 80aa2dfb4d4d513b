import { later, Link, useAtom, useNavigate, useSearchParams } from '@borong/contract'
import { Band, Bands, Chips, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Chip } from '@borong/ui/Chip'
import { FilterIcon } from '@borong/ui/icons/FilterIcon'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { SearchIcon } from '@borong/ui/icons/SearchIcon'
import { SkeletonText } from '@borong/ui/Skeleton'
import { Suspense, useEffect, useState } from 'react'
import { chosenPlaceAtom, type ChosenPlace } from '@borong/patterns/use-chosen-place'
import { Seo } from '../shop/Seo.tsx'
import { LocalList } from './LocalList.tsx'
import { LocalViews } from './LocalViews.tsx'
import { resultsPath } from '../shop/paths.ts'
import {
  DEFAULT_RADIUS,
  localPath,
  localQuery,
  narrowsLocal,
  placeIn,
  RADII,
  readLocal,
  type LocalSearch,
} from './local-search.ts'
import { useMapMessages } from './use-map-messages.ts'

const PlacePicker = later(
  () => import(/* webpackChunkName: 'product-sheets' */ '../place/PlacePicker.tsx'),
)
const StoreMap = later(() => import(/* webpackChunkName: 'store-map' */ './StoreMap.tsx'))

/** Stores near a place: the place in the address, else the one chosen before, else one that the visitor chooses now. */
export function LocalStoreScreen() {
  const t = useMapMessages()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [chosen, choose] = useAtom(chosenPlaceAtom)
  const [choosing, setChoosing] = useState(false)
  const local = readLocal(search)
  const query = localQuery(local)
  const goTo = (place: ChosenPlace) =>
    void navigate(localPath({ ...local, ...placeIn(place) }), { replace: true })
  useEffect(() => {
    if (!query && chosen) goTo(chosen)
    // A later change of the address must not redirect the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen])
  return (
    <Bands isWide>
      <Seo title={t('local.title')} description={t('local.lead')} path="/local-store" />
      <HeadBand title={t('local.title')} lead={query ? undefined : t('local.lead')}>
        {query && (
          <Chips>
            <Chip
              icon={<MapPinIcon size={16} />}
              selected={choosing}
              onClick={() => setChoosing(!choosing)}
            >
              {local.place ?? t('local.here')}
            </Chip>
            <Chip icon={<SearchIcon size={16} />} link={<Link to={localPath(local, '/search')} />}>
              {local.keyword ?? t('local.search')}
            </Chip>
            <Chip
              icon={<FilterIcon size={16} />}
              selected={narrowsLocal(local)}
              link={<Link to={localPath(local, '/filter')} />}
            >
              {t('filter.title')}
            </Chip>
          </Chips>
        )}
        {(!query || choosing) && (
          <Suspense fallback={<SkeletonText lines={3} />}>
            <PlacePicker
              onChoose={(place) => {
                choose(place)
                setChoosing(false)
                goTo(place)
              }}
            />
          </Suspense>
        )}
      </HeadBand>
      {query && !choosing && (
        <Band label={t('local.title')}>
          <LocalViews local={local} />
          {local.view ? (
            <Suspense fallback={<SkeletonText lines={3} />}>
              <StoreMap
                key={localPath(local)}
                query={query}
                emptyAction={<WaysOn local={local} />}
              />
            </Suspense>
          ) : (
            <LocalList query={query} emptyAction={<WaysOn local={local} />} />
          )}
        </Band>
      )}
    </Bands>
  )
}

/** The actions of an empty list: the widest radius, a reset of the filters, and with neither left, all stores. */
function WaysOn({ local }: { local: Partial<LocalSearch> }) {
  const t = useMapMessages()
  const { latitude, longitude, place, view, radius = DEFAULT_RADIUS } = local
  const furthest = RADII.at(-1)
  const all = localPath({ latitude, longitude, place, view, radius: local.radius })
  const isWide = radius === furthest
  const isWhole = all === localPath(local)
  return (
    <>
      {!isWide && (
        <Button link={<Link to={localPath({ ...local, radius: furthest })} replace />}>
          {t('local.wider')}
        </Button>
      )}
      {!isWhole && (
        <Button variant={isWide ? 'primary' : 'ghost'} link={<Link to={all} replace />}>
          {t('filter.reset')}
        </Button>
      )}
      {isWide && isWhole && (
        <Button link={<Link to={resultsPath('', 'seller')} />}>{t('results.allStores')}</Button>
      )}
    </>
  )
}
