import { billsDue } from '@borong/api/billing'
import { callQuery, Link, useLanguage, useMessages, useQuery, useSession } from '@borong/contract'
import { Band, Rows } from '@borong/ui/Band'
import { rupiah } from '@borong/ui/format/rupiah'
import { CalendarIcon } from '@borong/ui/icons/CalendarIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { pageOf } from '../parts/bill-kinds.ts'
import { longDate } from '@borong/ui/format/moment'
import { maskNumber } from '../parts/show-number.ts'

const SHOWN = 3

/** N-07: the first bills that a buyer has to pay soon or late. Renders nothing when there is none, and for guests. */
export function DueBills() {
  const t = useMessages()
  const { language } = useLanguage()
  const { loggedIn } = useSession()
  const { data } = useQuery({
    ...callQuery(billsDue),
    enabled: loggedIn,
    refetchOnMount: 'always',
  })
  const due = (loggedIn && data?.result.due) || []
  if (due.length === 0) return null
  return (
    <Band>
      <SectionHeader
        title={t('overview.due')}
        more={{ label: t('due.all'), link: <Link to="/billing" /> }}
      />
      <Rows>
        {due.slice(0, SHOWN).map(({ number: saved, due_on: day }) => {
          const { id, kind, label, number, last_price: price, reminder } = saved
          const cap = reminder?.autopay_cap ?? null
          return (
            <ListRow
              key={id}
              start={<CalendarIcon />}
              title={`${t(`kind.${kind}.short`)} · ${label || maskNumber(number)}`}
              detail={
                <>
                  {t('overview.dueOn', { day: longDate(day, language) })}
                  {cap !== null && (
                    <>
                      <br />
                      {t('numbers.auto', { cap: rupiah(cap, language) })}
                    </>
                  )}
                </>
              }
              end={price !== null && t('due.last', { price: rupiah(price, language) })}
              link={<Link to={pageOf(kind, `saved=${encodeURIComponent(id)}`)} />}
            />
          )
        })}
      </Rows>
    </Band>
  )
}
