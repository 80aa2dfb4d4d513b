import { Link, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Countdown } from '@borong/ui/Countdown'
import { Rail, RAIL_SIZES, SkeletonRail } from '@borong/ui/Rail'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useMedia } from '@borong/ui/use-media'
import { DealTile } from '../deals/DealTile.tsx'
import { useDeals } from '../deals/use-deals.ts'

const IN_A_WIDE_ROW = '6'

/** The running daily deal, with the time left. */
export function DealSection() {
  const t = useMessages()
  const isWide = useMedia('(min-width: 1024px)')
  const { query, current, now, turn } = useDeals(isWide ? IN_A_WIDE_ROW : undefined)
  if (query.isError || (query.data && !current)) return null
  const title = t('deal.title')
  return (
    <Band>
      <SectionHeader
        title={title}
        aside={
          current && (
            <Countdown
              key={current.id}
              until={Date.parse(current.end_date)}
              now={now}
              label={t('deal.endsIn')}
              onEnd={() => void turn()}
            />
          )
        }
        more={{ label: t('list.all'), link: <Link to="/daily-deals" /> }}
      />
      {current ? (
        <Rail label={title}>
          {current.items.map((item) => (
            <DealTile key={item.id} item={item} sizes={RAIL_SIZES} />
          ))}
        </Rail>
      ) : (
        <SkeletonRail />
      )}
    </Band>
  )
}
