import { productGroup } from '@borong/api/search'
import { useLanguage, useMessages, useParams } from '@borong/contract'
import { Band, Bands } from '@borong/ui/Band'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { TagIcon } from '@borong/ui/icons/TagIcon'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow, SkeletonText } from '@borong/ui/Skeleton'
import { useDestination } from '../place/chosen-place.ts'
import { NotFound } from '../shop/NotFound.tsx'
import { isGone } from '../shop/is-gone.ts'
import { Loaded } from '../shop/Loaded.tsx'
import { More } from '../shop/More.tsx'
import { usePages } from '../shop/paged-query.ts'
import { useBuyersView } from '../shop/use-buyers-view.ts'
import { DestinationLine } from './DestinationLine.tsx'
import styles from './Group.module.css'
import { GroupHead } from './GroupHead.tsx'
import { OfferCard } from './OfferCard.tsx'

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
    ({ data }) => (data.has_more ? data.page + 1 : undefined),
    true,
  )
  const offers = pages.data?.pages.flatMap(({ data }) => data.items) ?? []
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
      <Loaded query={pages} skeleton={<SkeletonGroup />}>
        {({ pages: replies }) => {
          const { data } = replies[0]!
          const shown = [...new Map(offers.map((offer) => [offer.product.id, offer])).values()]
          return (
            <>
              <GroupHead group={data} />
              <Band>
                <SectionHeader title={t('group.compare')} />
                <DestinationLine destination={destination} />
                <ul className={styles.offers}>
                  {shown.map((offer) => (
                    <li key={offer.product.id}>
                      <OfferCard offer={offer} />
                    </li>
                  ))}
                </ul>
                <More
                  pages={pages}
                  note={t('group.shown', {
                    shown: wholeNumber(shown.length, language),
                    total: wholeNumber(data.total_count, language),
                  })}
                />
              </Band>
            </>
          )
        }}
      </Loaded>
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
