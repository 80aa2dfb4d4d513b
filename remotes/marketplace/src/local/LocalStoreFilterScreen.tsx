import { localStoreFacets } from '@borong/api/catalogue'
import {
  callQuery,
  PageTitle,
  useLanguage,
  useNavigate,
  useQuery,
  useSearchParams,
} from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { Radio, RadioGroup } from '@borong/ui/Radio'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useState } from 'react'
import { areas } from '../area/areas.ts'
import { CountedBox } from '../search/CountedBox.tsx'
import styles from '../search/Filter.module.css'
import { DEFAULT_RADIUS, localPath, localQuery, RADII, readLocal } from './local-search.ts'
import { useMapMessages } from './use-map-messages.ts'

/** The filters of local stores: radius, kind, open now, own courier. Each shows its number of stores. */
export function LocalStoreFilterScreen() {
  const t = useMapMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [draft, setDraft] = useState(() => readLocal(search))
  const { latitude, longitude, place, keyword, view } = draft
  const requested = localQuery(draft)
  const { data } = useQuery({
    ...callQuery(localStoreFacets, { query: requested ?? {} }),
    enabled: requested !== undefined,
    placeholderData: (before) => before,
  })
  const facets = data?.data
  const count = (amount: number | undefined) =>
    amount === undefined ? undefined : wholeNumber(amount, language)
  const radiusCount = (km: string) => facets?.radii.find((one) => String(one.radius) === km)?.count
  return (
    <Bands>
      <PageTitle>{t('local.filter')}</PageTitle>
      <HeadBand title={t('local.filter')} lead={place} />
      <Band>
        <SectionHeader title={t('local.radius')} />
        <RadioGroup
          label={t('local.radius')}
          hideLabel
          name="radius"
          value={draft.radius ?? DEFAULT_RADIUS}
          onChange={(radius) => setDraft({ ...draft, radius })}
        >
          {RADII.map((km) => (
            <Radio
              key={km}
              value={km}
              label={t('local.within', { km })}
              end={<span className={styles.quiet}>{count(radiusCount(km))}</span>}
            />
          ))}
        </RadioGroup>
      </Band>
      <Band>
        <SectionHeader title={t('filter.category')} />
        <div>
          {areas.map(({ area }) => (
            <CountedBox
              key={area}
              label={t(`area.${area}.short`)}
              count={facets?.areas.find((one) => one.area === area)?.count}
              checked={draft.area === area}
              onChange={(checked) => setDraft({ ...draft, area: checked ? area : '' })}
            />
          ))}
        </div>
      </Band>
      <Band>
        <div>
          {(['is_open', 'personal_courier'] as const).map((name) => (
            <CountedBox
              key={name}
              label={t(`filter.${name}`)}
              count={facets?.[name]}
              checked={draft[name] === '1'}
              onChange={(checked) => setDraft({ ...draft, [name]: checked ? '1' : '' })}
            />
          ))}
        </div>
      </Band>
      <div className={styles.apply}>
        <Button
          variant="secondary"
          onClick={() => setDraft({ latitude, longitude, place, keyword, view })}
        >
          {t('filter.reset')}
        </Button>
        <Button onClick={() => void navigate(localPath(draft), { replace: true })}>
          {facets
            ? t('filter.apply.seller', {
                count: facets.total_count,
                amount: String(count(facets.total_count)),
              })
            : t('filter.show')}
        </Button>
      </div>
    </Bands>
  )
}
