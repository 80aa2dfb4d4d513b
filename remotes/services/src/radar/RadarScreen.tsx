import { radar } from '@borong/api/radar'
import { radarPeriods } from '@borong/api/rules/staples'
import {
  callQuery,
  Link,
  PageTitle,
  useNavigate,
  useQuery,
  useSearchParams,
} from '@borong/contract'
import { Band, Bands, Chips, HeadBand } from '@borong/ui/Band'
import { Chip } from '@borong/ui/Chip'
import { EmptyState } from '@borong/ui/EmptyState'
import { TargetIcon } from '@borong/ui/icons/TargetIcon'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Select } from '@borong/ui/Select'
import { About } from '../service/About.tsx'
import { Answered } from '../service/Answered.tsx'
import { OtherServices } from '../service/OtherServices.tsx'
import { Chart } from './Chart.tsx'
import { PriceAlert } from './PriceAlert.tsx'
import { addressOf, type Radar, type View, viewOf } from './radar.data.ts'
import styles from './Radar.module.css'
import { StapleList } from './StapleList.tsx'
import { useRadarMessages } from './use-radar-messages.ts'

/** prices of staples from the shop's own sales, over time and by region, with an alert. */
export function RadarScreen() {
  const t = useRadarMessages()
  const [search] = useSearchParams()
  const view = viewOf(search)
  const query = useQuery({
    ...callQuery(radar, { query: { ...view } }),
    // The former figures stay visible while others are fetched.
    placeholderData: (before) => before,
  })
  const name = t('services.radar.name')
  return (
    <Bands isLong>
      <PageTitle>{name}</PageTitle>
      <HeadBand title={name} lead={t('radar.lead')} />
      <Band>
        <SectionHeader title={t(`radar.staple.${view.staple}`)} />
        <Choices view={view} regions={query.data?.result.regions ?? []} />
        <Answered query={query}>
          {({ result }) =>
            result.points.length > 0 ? (
              <Chart points={result.points} name={t(`radar.staple.${view.staple}`)} />
            ) : (
              <EmptyState icon={<TargetIcon size={32} />} title={t('radar.empty')}>
                {t('radar.emptyText')}
              </EmptyState>
            )
          }
        </Answered>
      </Band>
      {query.data && <StapleList staples={query.data.result.staples} view={view} />}
      <PriceAlert key={view.staple} staple={view.staple} />
      <About service="radar" />
      <OtherServices />
    </Bands>
  )
}

/** The period and the region of the figures. */
function Choices({ view, regions }: { view: View; regions: Radar['regions'] }) {
  const t = useRadarMessages()
  const navigate = useNavigate()
  // The chosen region stays in the list when the staple has no sales there.
  const shown = regions.includes(view.region) ? regions : [...regions, view.region]
  return (
    <div className={styles.fields}>
      <nav aria-label={t('radar.period')}>
        <Chips>
          {radarPeriods.map((days) => (
            <Chip
              key={days}
              selected={days === view.days}
              link={
                <Link
                  to={addressOf({ ...view, days })}
                  replace
                  aria-current={days === view.days ? 'true' : undefined}
                />
              }
            >
              {t('radar.days', { days })}
            </Chip>
          ))}
        </Chips>
      </nav>
      <Select
        label={t('radar.region')}
        value={view.region}
        options={(shown.includes('all') ? shown : ['all' as const, ...shown]).map((region) => ({
          value: region,
          label: t(`radar.regions.${region}`),
        }))}
        onChange={(region) =>
          void navigate(addressOf({ ...view, region: region as View['region'] }), {
            replace: true,
          })
        }
      />
    </div>
  )
}
