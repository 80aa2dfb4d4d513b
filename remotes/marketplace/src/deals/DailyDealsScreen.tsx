import { dailyDealItems, type dailyDeals } from '@borong/api/campaigns'
import { callQuery, useMessages, useQuery, type Reply } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Countdown } from '@borong/ui/Countdown'
import { ClockIcon } from '@borong/ui/icons/ClockIcon'
import { ProductGrid } from '@borong/ui/ProductGrid'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { NothingHere } from '../shop/NothingHere.tsx'
import { SkeletonGrid } from '../shop/SkeletonGrid.tsx'
import { Seo } from '../shop/Seo.tsx'
import { useBuyersView } from '../shop/use-buyers-view.ts'
import { DealTile } from './DealTile.tsx'
import styles from './DailyDealsScreen.module.css'
import { DEALS_WITH_PAGE } from './deals-with-page.ts'
import { RemindDeal } from './RemindDeal.tsx'
import { useDeals } from './use-deals.ts'

type Deal = Reply<typeof dailyDeals>['data'][number]

const MOST = '50'

/** The running deal with all its products, and the next deal with a reminder. */
export function DailyDealsScreen() {
  const t = useMessages()
  const { query, current, next, now, turn } = useDeals(DEALS_WITH_PAGE)
  // The document does not contain the reminders of a buyer.
  const isFromDocument = query.data !== undefined && !query.isPlaceholderData
  useBuyersView(isFromDocument && !query.isFetchedAfterMount, query.refetch)
  return (
    <Bands isWide>
      <Seo title={t('deal.title')} description={t('deal.lead')} path="/daily-deals" />
      <HeadBand title={t('deal.title')} lead={t('deal.rule')}>
        {current && (
          <p className={styles.ends}>
            {t('deal.endsIn')}{' '}
            <Countdown
              key={current.id}
              until={Date.parse(current.end_date)}
              now={now}
              label={t('deal.endsIn')}
              onEnd={() => void turn()}
            />
          </p>
        )}
      </HeadBand>
      <QueryContent
        query={query}
        skeleton={
          <Band>
            <SkeletonGrid />
          </Band>
        }
      >
        {() => (
          <>
            {current ? (
              <DealItems deal={current} />
            ) : (
              <Band>
                <NothingHere icon={<ClockIcon size={32} />} title={t('deal.none')} />
              </Band>
            )}
            {next && (
              // Where two deals follow each other without a gap, the end of the first is the start of the second.
              <NextDeal deal={next} now={now} onStart={current ? undefined : () => void turn()} />
            )}
          </>
        )}
      </QueryContent>
    </Bands>
  )
}

/** The deal usually contains all its products. The rest of a larger deal is fetched separately. */
function DealItems({ deal }: { deal: Deal }) {
  const t = useMessages()
  const query = useQuery({
    ...callQuery(dailyDealItems, { params: { id: deal.id }, query: { limit: MOST } }),
    placeholderData: { data: deal },
    enabled: deal.items.length >= Number(DEALS_WITH_PAGE),
  })
  const items = query.data?.data.items ?? deal.items
  return (
    <Band label={t('deal.title')}>
      <h2 className="visually-hidden">{t('list.products')}</h2>
      <ProductGrid>
        {items.map((item, index) => (
          <DealTile key={item.id} item={item} priority={index < 4} />
        ))}
      </ProductGrid>
    </Band>
  )
}

function NextDeal({ deal, now, onStart }: { deal: Deal; now: number; onStart?: () => void }) {
  const t = useMessages()
  return (
    <Band>
      <SectionHeader
        title={t('deal.next')}
        aside={
          <Countdown
            until={Date.parse(deal.start_date)}
            now={now}
            label={t('deal.startsIn')}
            onEnd={onStart}
          />
        }
      />
      <RemindDeal deal={deal} />
      <ProductGrid>
        {deal.items.map((item) => (
          <DealTile key={item.id} item={item} />
        ))}
      </ProductGrid>
    </Band>
  )
}
