import { productDetail } from '@borong/api/catalogue'
import type { ProductCard } from '@borong/api/catalogue-entities'
import { productGroup } from '@borong/api/search'
import { callQuery, useMessages, useQuery } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { usePages } from '@borong/patterns/use-pages'
import { Button } from '@borong/ui/Button'
import { TagIcon } from '@borong/ui/icons/TagIcon'
import { useState } from 'react'
import { useDistrict } from '../place/chosen-place.ts'
import { ProductSkeleton } from '../product/ProductSkeleton.tsx'
import { ProductView } from '../product/ProductView.tsx'
import { isGone } from '../shop/is-gone.ts'
import { NotFound } from '../shop/NotFound.tsx'
import { useBuyersView } from '../shop/use-buyers-view.ts'
import { useNextFocus } from '../shop/use-next-focus.ts'
import type { Group } from './group.ts'
import { GroupLead } from './GroupLead.tsx'
import { GroupSellers, type Sellers } from './GroupSellers.tsx'
import { GroupSeo } from './GroupSeo.tsx'

/** The page of a product of several sellers. */
export default function GroupPage({ group }: { group: string }) {
  const t = useMessages()
  const district_id = useDistrict()
  const pages = usePages(
    productGroup,
    { params: { group }, query: district_id ? { district_id } : {} },
    ({ data }) => data,
    ({ product }) => product.id,
    { keepsPrevious: true },
  )
  useBuyersView(
    pages.items.some(({ product }) => product.masked_price),
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
    <QueryContent query={pages} skeleton={<ProductSkeleton />}>
      {({ pages: [first] }) => <ChosenOffer group={first!.data} pages={pages} />}
    </QueryContent>
  )
}

/** The product page of the best offer, or of the one that the visitor has chosen. */
function ChosenOffer({ group, pages }: { group: Group; pages: Sellers }) {
  const t = useMessages()
  const [chosen, choose] = useState<ProductCard>()
  const [showsAll, setShowsAll] = useState(false)
  const focusNext = useNextFocus()
  const card = chosen ?? group.items[0]!.product
  const query = useQuery({
    ...callQuery(productDetail, {
      query: { alias: card.alias, microsite_url: card.vendor_alias },
    }),
    initialData: group.best?.id === card.id ? { result: group.best } : undefined,
    placeholderData: (previous) => previous,
  })
  // The group contains what a guest may see of the product.
  useBuyersView(query.data !== undefined && !query.isFetchedAfterMount, query.refetch)
  const back = chosen && (
    <Button variant="secondary" onClick={() => choose(undefined)}>
      {t('group.compare')}
    </Button>
  )
  return (
    <QueryContent query={query} skeleton={<ProductSkeleton />} errorAction={back}>
      {({ result }) => (
        <ProductView
          key={result.id}
          product={result}
          refetch={() => void query.refetch()}
          group={{
            seo: <GroupSeo group={group} />,
            lead: <GroupLead group={group} seller={result.seller} />,
            sellers: (
              <GroupSellers
                pages={pages}
                total={group.total_count}
                chosen={card.id}
                onChoose={(product) => {
                  focusNext(() => document.querySelector('h1'))
                  choose(product)
                }}
                showsAll={showsAll}
                onShowAll={() => setShowsAll(true)}
              />
            ),
          }}
        />
      )}
    </QueryContent>
  )
}
