import type { orderMatches } from '@borong/api/matching'
import { Link, type Reply, unitName, useLanguage, useMessages } from '@borong/contract'
import { moment } from '@borong/ui/format/moment'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { Band, Rows } from '../parts/Screen.tsx'

type Match = Reply<typeof orderMatches>['items'][number]
type Line = Match['lines'][number]

const UNITS = ['ordered', 'received', 'open', 'cancelled', 'returned'] as const
const MONEY = ['invoiced', 'paid', 'owed', 'credited'] as const

/** The match of one order. An open line leads to its act. */
export function MatchCard({ match }: { match: Match }) {
  const t = useMessages()
  const { language } = useLanguage()
  const { order_id, invoice } = match
  const order = `/transaction/${order_id}`
  const countsOf = (line: Line) =>
    UNITS.filter((unit) => unit === 'ordered' || line[unit] > 0)
      .map((unit) => `${t(`match.${unit}`)} ${line[unit]}`)
      .join(' · ')
  const pathOf = ({ action, parcel_id }: Line) =>
    action === 'receive' || action === 'complain' ? `${order}/${action}?parcel=${parcel_id}` : order
  return (
    <Band label={match.serial}>
      <Rows>
        <ListRow
          title={match.serial}
          detail={[moment(match.at, language), match.po_number, match.cost_centre]
            .filter(Boolean)
            .join(' · ')}
          link={<Link to={order} />}
        />
        {match.lines.map((line) => (
          <ListRow
            key={line.id}
            title={`${line.name} (${unitName(line.unit_type, language, line.ordered)})`}
            detail={[
              line.vendor_name,
              countsOf(line),
              line.action && t(`match.action.${line.action}`),
            ]
              .filter(Boolean)
              .join(' · ')}
            {...(line.action ? { link: <Link to={pathOf(line)} /> } : {})}
          />
        ))}
        <ListRow
          title={invoice.number}
          detail={MONEY.filter((part) => part === 'invoiced' || invoice[part] !== 0)
            .map((part) => `${t(`match.${part}`)} ${rupiah(invoice[part], language)}`)
            .join(' · ')}
          {...(invoice.owed > 0
            ? { end: t('match.pay'), link: <Link to={`/credit/${invoice.number}`} /> }
            : {})}
        />
      </Rows>
    </Band>
  )
}
