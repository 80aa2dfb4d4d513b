import { approvals } from '@borong/api/approvals'
import { Link, useLanguage, useMessages, useSearchParams } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { rupiah } from '@borong/ui/format/rupiah'
import { SuccessIcon } from '@borong/ui/icons/SuccessIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Tabs } from '@borong/ui/Tabs'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { tones } from './approval.ts'

const BOXES = ['judge', 'mine', 'decided'] as const
type Box = (typeof BOXES)[number]

/** The requests that the buyer can judge, has made, or has decided. */
export function ApprovalList() {
  const t = useMessages()
  const [search, setSearch] = useSearchParams()
  const box = BOXES.find((one) => one === search.get('box')) ?? 'judge'
  return (
    <Screen title={t('approval.title')}>
      <Band>
        <Tabs
          label={t('approval.title')}
          value={box}
          onChange={(one) => setSearch(one === 'judge' ? {} : { box: one }, { replace: true })}
          tabs={BOXES.map((id) => ({
            id,
            title: t(`approval.box.${id}`),
            content: id === box && <Requests box={box} />,
          }))}
        />
      </Band>
    </Screen>
  )
}

function Requests({ box }: { box: Box }) {
  const t = useMessages()
  const { language } = useLanguage()
  const moment = useMoment()
  const pages = usePages(
    approvals,
    { query: { box } },
    (reply) => reply,
    ({ id }) => id,
  )
  const { items } = pages
  return (
    <QueryContent
      query={pages}
      skeleton={<SkeletonRow />}
      empty={
        <EmptyState
          icon={<SuccessIcon size={32} />}
          title={t(`approval.none.${box}`)}
          action={
            <Button variant="secondary" link={<Link to="/company" />}>
              {t('company.toCompanies')}
            </Button>
          }
        />
      }
    >
      <Rows>
        {items.map((item) => (
          <ListRow
            key={item.id}
            title={
              <>
                {rupiah(item.grand_total, language)} · {item.requester_name}
              </>
            }
            detail={
              <>
                {item.company_name} · {item.order_serial}
                <br />
                {item.subject_name && (
                  <>
                    {item.subject_name}
                    <br />
                  </>
                )}
                {item.state === 'waiting'
                  ? t('approval.until', { time: moment(item.expires_at) })
                  : moment(item.created_at)}
              </>
            }
            end={<Badge tone={tones[item.state]}>{t(`approval.state.${item.state}`)}</Badge>}
            link={<Link to={`/approvals/${item.id}`} />}
          />
        ))}
      </Rows>
      <LoadMore pages={pages} />
    </QueryContent>
  )
}
