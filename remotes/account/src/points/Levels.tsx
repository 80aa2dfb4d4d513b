import type { pointBook } from '@borong/api/loyalty'
import { useLanguage, useMessages, type Reply } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { ProgressBar } from '@borong/ui/ProgressBar'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band, Rows } from '../parts/Screen.tsx'
import styles from './Points.module.css'

/** The level of the buyer by the spending of twelve months, the way to the next one, and what each gives. */
export function Levels({ book }: { book: Reply<typeof pointBook>['data'] }) {
  const t = useMessages()
  const { language } = useLanguage()
  const money = (amount: number) => rupiah(amount, language)
  const name = (id: string) => t(`points.level.${id}`, { defaultValue: id })
  const next = book.levels.find(({ from }) => from > book.spent)
  return (
    <Band label={t('points.levels')}>
      <SectionHeader title={t('points.levels')} />
      <p>{t('points.spent', { amount: money(book.spent) })}</p>
      {next && (
        <>
          <ProgressBar
            label={t('points.toLevel', { name: name(next.id) })}
            value={book.spent}
            max={next.from}
          />
          <p className={styles.quiet}>
            {t('points.missing', { amount: money(next.from - book.spent), name: name(next.id) })}
          </p>
        </>
      )}
      <Rows>
        {book.levels.map((level) => (
          <ListRow
            key={level.id}
            title={name(level.id)}
            detail={t(level.from === 0 ? 'points.givesAll' : 'points.gives', {
              amount: money(level.from),
              percent: level.percent,
            })}
            end={level.id === book.level && <Badge tone="good">{t('points.yours')}</Badge>}
          />
        ))}
      </Rows>
    </Band>
  )
}
