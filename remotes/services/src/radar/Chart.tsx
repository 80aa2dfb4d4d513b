import { useLanguage } from '@borong/contract'
import { longDate } from '@borong/ui/format/moment'
import { rupiah } from '@borong/ui/format/rupiah'
import { HEIGHT, plot, WIDTH } from './plot.ts'
import type { Point } from './radar.data.ts'
import styles from './Radar.module.css'
import { useRadarMessages } from './use-radar-messages.ts'

/** The prices over time as a line, and the same as a table. */
export function Chart({ points, name }: { points: readonly Point[]; name: string }) {
  const t = useRadarMessages()
  const { language } = useLanguage()
  const prices = points.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const [first, last] = [points[0]!, points.at(-1)!]
  const places = plot(points)
  const facts = {
    name,
    from: longDate(first.day, language),
    to: longDate(last.day, language),
    first: rupiah(first.price, language),
    last: rupiah(last.price, language),
    low: rupiah(low, language),
    high: rupiah(high, language),
  }
  return (
    <>
      <figure className={styles.figure}>
        <p className={styles.axis}>{rupiah(high, language)}</p>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('radar.chartOf', facts)}
        >
          <polyline
            className={styles.line}
            points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
            vectorEffect="non-scaling-stroke"
          />
          {places.length === 1 && (
            <circle className={styles.dot} cx={places[0]!.x} cy={places[0]!.y} r="3" />
          )}
        </svg>
        {high > low && <p className={styles.axis}>{rupiah(low, language)}</p>}
        <figcaption className={styles.days}>
          <span>{facts.from}</span>
          {first !== last && <span>{facts.to}</span>}
        </figcaption>
      </figure>
      <dl className={styles.facts}>
        {(['last', 'low', 'high'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`radar.${fact}`)}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.more}>
        <summary>{t('radar.asTable')}</summary>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('radar.tableOf', { name })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('radar.day')}</th>
              <th scope="col">{t('radar.perKg')}</th>
            </tr>
          </thead>
          <tbody>
            {[...points].reverse().map(({ day, price }) => (
              <tr key={day}>
                <th scope="row">{longDate(day, language)}</th>
                <td>{rupiah(price, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
