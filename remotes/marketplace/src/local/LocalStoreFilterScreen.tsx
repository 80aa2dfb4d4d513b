import { PageTitle, useMessages, useNavigate, useSearchParams } from '@borong/contract'
import { Band, Bands, Chips, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Checkbox } from '@borong/ui/Checkbox'
import { Chip } from '@borong/ui/Chip'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useState } from 'react'
import { areas } from '../area/areas.ts'
import styles from '../search/Search.module.css'
import { DEFAULT_RADIUS, localPath, RADII, readLocal } from './local-search.ts'

/** How far, what kind, open now, with a courier of its own. */
export function LocalStoreFilterScreen() {
  const t = useMessages()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [draft, setDraft] = useState(() => readLocal(search))
  const radius = draft.radius ?? DEFAULT_RADIUS
  const { latitude, longitude, place, keyword } = draft
  return (
    <Bands>
      <PageTitle>{t('local.filter')}</PageTitle>
      <HeadBand title={t('local.filter')} />
      <Band>
        <SectionHeader title={t('local.radius')} />
        <Chips>
          {RADII.map((km) => (
            <Chip
              key={km}
              selected={radius === km}
              onClick={() => setDraft({ ...draft, radius: km })}
            >
              {t('local.distance', { km })}
            </Chip>
          ))}
        </Chips>
      </Band>
      <Band>
        <SectionHeader title={t('filter.category')} />
        <Chips>
          {areas.map(({ area }) => (
            <Chip
              key={area}
              selected={draft.area === area}
              onClick={() => setDraft({ ...draft, area: draft.area === area ? '' : area })}
            >
              {t(`area.${area}.short`)}
            </Chip>
          ))}
        </Chips>
      </Band>
      <Band>
        {(['is_open', 'personal_courier'] as const).map((name) => (
          <Checkbox
            key={name}
            label={t(`filter.${name}`)}
            checked={draft[name] === '1'}
            onChange={(checked) => setDraft({ ...draft, [name]: checked ? '1' : '' })}
          />
        ))}
      </Band>
      <div className={styles.apply}>
        <Button
          variant="secondary"
          onClick={() => setDraft({ latitude, longitude, place, keyword })}
        >
          {t('filter.reset')}
        </Button>
        <Button onClick={() => void navigate(localPath(draft), { replace: true })}>
          {t('filter.show')}
        </Button>
      </div>
    </Bands>
  )
}
