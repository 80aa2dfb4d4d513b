import { Link, useLanguage } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Band, Rows } from '@borong/ui/Band'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { addressOf, type Radar, type View } from './radar.data.ts'
import styles from './Radar.module.css'
import { useRadarMessages } from './use-radar-messages.ts'

/** The latest price of each staple, and its change in the period. */
export function StapleList({ staples, view }: { staples: Radar['staples']; view: View }) {
  const t = useRadarMessages()
  const { language } = useLanguage()
  return (
    <Band>
      <SectionHeader title={t('radar.all')} />
      <Rows>
        {staples.map(({ staple, price, change }) => (
          <ListRow
            key={staple}
            title={t(`radar.staple.${staple}`)}
            detail={staple === view.staple ? t('radar.shown') : undefined}
            end={
              <span className={styles.end}>
                {price === null ? t('radar.noPrice') : rupiah(price, language)}
                {change !== null && (
                  <Badge tone={change > 0 ? 'warn' : 'good'}>{changeText(change, language)}</Badge>
                )}
              </span>
            }
            link={<Link to={addressOf({ ...view, staple })} replace />}
          />
        ))}
      </Rows>
    </Band>
  )
}

/** A change in percent with its sign. */
export const changeText = (change: number, language: 'id' | 'en'): string => {
  const size = Math.abs(change).toFixed(1)
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return `${sign}${language === 'id' ? size.replace('.', ',') : size}%`
}
