import { pointBook } from '@borong/api/loyalty'
import { lastWibDay } from '@borong/api/rules/wib'
import { Link, useCall, useLanguage, useMessages, useSearchParams } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { longDate } from '@borong/ui/format/moment'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { Notice } from '@borong/ui/Notice'
import { Tabs } from '@borong/ui/Tabs'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { Levels } from './Levels.tsx'
import { PointHistory } from './PointHistory.tsx'
import styles from './Points.module.css'

const VIEWS = ['lots', 'history'] as const

/** F-06: the points of the buyer: what they are worth, when they expire, how they came and went, and the level. */
export function PointsScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const [search, setSearch] = useSearchParams()
  const { data: book } = useCall(pointBook)
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'lots'
  const points = (amount: number) => t('points.amount', { amount: wholeNumber(amount, language) })
  return (
    <Screen title={t('points.title')}>
      <Band label={t('points.balance')}>
        <p className={styles.balance}>
          <b>{points(book.point)}</b>
          <span>
            {t('points.worth', { amount: rupiah(book.point * book.rupiah_per_point, language) })}
          </span>
        </p>
        {book.next && (
          <Notice>
            {t('points.next', {
              amount: wholeNumber(book.next.amount, language),
              date: longDate(lastWibDay(book.next.expires_at), language),
            })}
          </Notice>
        )}
        {book.owed > 0 && (
          <Notice tone="warn">
            {t('points.owed', { amount: wholeNumber(book.owed, language) })}
          </Notice>
        )}
        <p className={styles.quiet}>
          {t('points.rule', { amount: rupiah(book.spend_per_point, language) })}
        </p>
        <Button variant="secondary" link={<Link to="/" />}>
          {t('points.shop')}
        </Button>
      </Band>
      <Levels book={book} />
      <Band>
        <Tabs
          label={t('points.title')}
          value={view}
          onChange={(one) => setSearch(one === 'lots' ? {} : { view: one }, { replace: true })}
          tabs={[
            {
              id: 'lots',
              title: t('points.lots'),
              content: view === 'lots' && (
                <>
                  {book.lots.length === 0 && <p>{t('points.noLots')}</p>}
                  <Rows>
                    {book.lots.map((lot) => (
                      <ListRow
                        key={lot.id}
                        title={t('points.until', {
                          date: longDate(lastWibDay(lot.expires_at), language),
                        })}
                        detail={[lot.category_message, lot.remark].filter(Boolean).join(' · ')}
                        end={wholeNumber(lot.rest, language)}
                      />
                    ))}
                  </Rows>
                  {book.lot_count > book.lots.length && (
                    <p className={styles.quiet}>
                      {t('points.moreLots', { count: book.lot_count - book.lots.length })}
                    </p>
                  )}
                </>
              ),
            },
            {
              id: 'history',
              title: t('points.history'),
              content: view === 'history' && <PointHistory />,
            },
          ]}
        />
      </Band>
    </Screen>
  )
}
