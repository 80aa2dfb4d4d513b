import { productGroup } from '@borong/api/search'
import { later, useLanguage, useMessages, useParams } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { LoadMore } from '@borong/patterns/LoadMore'
import { usePages } from '@borong/patterns/use-pages'
import { Band, Bands } from '@borong/ui/Band'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { TagIcon } from '@borong/ui/icons/TagIcon'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow, SkeletonText } from '@borong/ui/Skeleton'
import { useDestination } from '../place/chosen-place.ts'
import DestinationLine from '../place/DestinationLine.tsx'
import { Later } from '../shop/Later.tsx'
import { NotFound } from '../shop/NotFound.tsx'
import { isGone } from '../shop/is-gone.ts'
import { useBuyersView } from '../shop/use-buyers-view.ts'
import styles from './Group.module.css'
import { GroupHead } from './GroupHead.tsx'
import { OfferCard } from './OfferCard.tsx'

const GroupBelow = later(() => import(/* webpackChunkName: 'product-below' */ './GroupBelow.tsx'))

/** The sellers of one product, compared by their price at the buyer's door. */
export function GroupScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const { group = '' } = useParams()
  const destination = useDestination()
  const query = destination ? { district_id: destination.district_id } : {}
  const pages = usePages(
    productGroup,
    { params: { group }, query },
    ({ data }) => data,
    ({ product }) => product.id,
    { keepsPrevious: true },
  )
  const { items: offers } = pages
  useBuyersView(
    offers.some(({ product }) => product.masked_price),
    pages.refetch,
  )
  if (isGone(pages.error))
    return (
      <NotFound
        icon={<TagIcon size={32} />}
        title={t('group.gone')}
        to="/search"
        words={t('group.others')}
      />
    )
  return (
    <Bands>
      <QueryContent query={pages} skeleton={<SkeletonGroup />}>
        {({ pages: replies }) => {
          const { data } = replies[0]!
          return (
            <>
              <GroupHead group={data} />
              <Band>
                <SectionHeader title={t('group.compare')} />
                <DestinationLine />
                <ul className={styles.offers}>
                  {offers.map((offer) => (
                    <li key={offer.product.id}>
                      <OfferCard offer={offer} />
                    </li>
                  ))}
                </ul>
                <LoadMore
                  pages={pages}
                  note={t('group.shown', {
                    shown: wholeNumber(offers.length, language),
                    total: wholeNumber(data.total_count, language),
                  })}
                />
              </Band>
              {offers[0] && (
                <Later name={`group ${data.key}`} skeleton={<SkeletonGroup />}>
                  <GroupBelow offer={offers[0].product} />
                </Later>
              )}
            </>
          )
        }}
      </QueryContent>
    </Bands>
  )
}

const SkeletonGroup = () => (
  <Band>
    <SkeletonText />
    <SkeletonRow image />
    <SkeletonRow image />
    <SkeletonRow image />
  </Band>
)
