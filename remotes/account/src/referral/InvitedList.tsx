import { invitedBuyers } from '@borong/api/vouchers'
import { useLanguage, useMessages } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Badge } from '@borong/ui/Badge'
import { EmptyState } from '@borong/ui/EmptyState'
import { longDate } from '@borong/ui/format/moment'
import { GiftIcon } from '@borong/ui/icons/GiftIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Rows } from '../parts/Screen.tsx'

const TONES = {
  invited: 'neutral',
  bought: 'neutral',
  held: 'warn',
  rewarded: 'good',
  refused: 'bad',
} as const

/** Those who came with the buyer's code, with masked names; one without a reward has the reason. */
export function InvitedList() {
  const t = useMessages()
  const { language } = useLanguage()
  const pages = usePages(
    invitedBuyers,
    { query: {} },
    ({ data }) => data,
    ({ id }) => id,
  )
  const { items } = pages
  const day = (at: string) => longDate(at, language)
  const detailOf = (item: (typeof items)[number]) => {
    if (item.state === 'refused') return item.message
    if (item.state === 'held' && item.release_at)
      return t('referral.release', { date: day(item.release_at) })
    if (item.state === 'rewarded' && item.rewarded_at)
      return t('referral.rewarded', { date: day(item.rewarded_at) })
    return t('referral.joined', { date: day(item.invited_at) })
  }
  return (
    <QueryContent
      query={pages}
      skeleton={<SkeletonRow />}
      empty={
        <EmptyState icon={<GiftIcon size={32} />} title={t('referral.none')} level={3}>
          {t('referral.noneHint')}
        </EmptyState>
      }
    >
      <Rows>
        {items.map((item) => (
          <ListRow
            key={item.id}
            title={item.name}
            detail={detailOf(item)}
            end={<Badge tone={TONES[item.state]}>{t(`referral.state.${item.state}`)}</Badge>}
          />
        ))}
      </Rows>
      <LoadMore pages={pages} />
    </QueryContent>
  )
}
