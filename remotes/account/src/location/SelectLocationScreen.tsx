import { nearestPlace, subdistricts } from '@borong/api/places'
import { pinAddress } from '@borong/api/addresses'
import {
  callQuery,
  call,
  isApiError,
  later,
  toast,
  useBack,
  useMessages,
  useQuery,
  useSearchParams,
  useSubmit,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { TargetIcon } from '@borong/ui/icons/TargetIcon'
import { ListRow } from '@borong/ui/ListRow'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { Notice } from '@borong/ui/Notice'
import { Skeleton, SkeletonRow } from '@borong/ui/Skeleton'
import type { MapView } from '@borong/ui/format/map-view'
import { useSettled } from '@borong/ui/use-settled'
import { Suspense, useState } from 'react'
import { newDraft } from '../addresses/address-draft.ts'
import { useDraft } from '../addresses/drafts.atoms.ts'
import { useAddressesChanged } from '../addresses/use-addresses-changed.ts'
import { Band, Screen } from '../parts/Screen.tsx'
import { whereAmI } from './where-am-i.ts'

const VillageMap = later(() => import(/* webpackChunkName: 'village-map' */ './VillageMap.tsx'))

/** Monas square in Jakarta, the initial centre of a map without a known position. */
const JAKARTA = { latitude: -6.17539, longitude: 106.82715 }
const PAUSE_MS = 400
/** With the borders. */
const MAP_HEIGHT = 322

/** The page to set an address's pin: of an unsaved one (`draft`), or of a saved one (`address`). */
export function SelectLocationScreen() {
  const t = useMessages()
  const back = useBack('/profile')
  const [query] = useSearchParams()
  const addressId = query.get('address')
  const { draft, change } = useDraft(
    query.get('draft') ?? addressId ?? 'new',
    newDraft({ name: '', handphone: null }),
  )
  const changed = useAddressesChanged()
  const [view, setView] = useState<MapView>(() => ({
    centre: pointOf(draft) ?? (draft.place && pointOf(draft.place)) ?? JAKARTA,
    pixelsPerKm: 100,
  }))
  const [isRefused, setRefused] = useState(false)
  const point = useSettled(view.centre, PAUSE_MS)
  const nearest = useQuery({
    ...callQuery(nearestPlace, {
      query: { latitude: String(point.latitude), longitude: String(point.longitude) },
    }),
    placeholderData: (before) => before,
  })
  const found = nearest.data?.result
  const isOutside = isApiError(nearest.error)
  // The place is that of the pin, not of where the pin was before.
  const isOfPin = found !== undefined && !nearest.isPlaceholderData && point === view.centre
  const villages = useQuery({
    ...callQuery(subdistricts, { query: { district: found?.district_id ?? '' } }),
    enabled: found !== undefined,
    placeholderData: (before) => before,
  })

  const locate = async () => {
    setRefused(false)
    try {
      setView({ centre: await whereAmI(), pixelsPerKm: 400 })
    } catch {
      setRefused(true)
    }
  }
  const save = useSubmit(
    async () => {
      if (!isOfPin) return null
      const pin = view.centre
      if (addressId) {
        await call(pinAddress, { params: { addressId }, body: pin })
        void changed()
      } else {
        const isSame = found.district_id === draft.place?.district_id
        change({
          ...pin,
          ...(isSame && draft.place?.subdistrict_id
            ? {}
            : { place: found, postalCode: found.postal_code ?? '' }),
        })
      }
      toast(t('location.saved'), { type: 'success' })
      return true
    },
    { leave: (isSaved) => isSaved && back() },
  )
  return (
    <Screen title={t('location.title')}>
      <Band>
        <p>{t('location.lead')}</p>
        <Suspense fallback={<Skeleton height={MAP_HEIGHT} radius={10} />}>
          <VillageMap
            view={view}
            onView={setView}
            villages={villages.data?.result ?? []}
            nearestId={found?.subdistrict_id ?? undefined}
          />
        </Suspense>
        <Button variant="secondary" icon={<TargetIcon />} onClick={locate}>
          {t('location.here')}
        </Button>
        {isRefused && (
          <Notice tone="warn" live>
            {t('location.refused')}
          </Notice>
        )}
        <div aria-live="polite">
          {isOutside && <ErrorNotice error={isApiError(nearest.error) ? nearest.error : null} />}
          {!isOutside && !found && <SkeletonRow />}
          {!isOutside && found && (
            <ListRow
              start={<MapPinIcon size={24} />}
              title={found.subdistrict ?? found.district}
              detail={found.label}
            />
          )}
        </div>
        <ErrorNotice error={save.error} />
        <Button fullWidth disabled={!isOfPin || isOutside} loading={save.busy} onClick={save.start}>
          {t('location.save')}
        </Button>
      </Band>
    </Screen>
  )
}

const pointOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  latitude === null || longitude === null ? null : { latitude, longitude }
