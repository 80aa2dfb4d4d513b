import { seller as sellerCall } from '@borong/api/catalogue'
import {
  callQuery,
  later,
  Link,
  useConfig,
  useMessages,
  useParams,
  useQuery,
  useSearchParams,
  type Reply,
} from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band, Bands, Chips } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { SellerBadge } from '@borong/ui/SellerBadge'
import { SkeletonRow, SkeletonText } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import { readFilters, productQuery } from '../search/filters.ts'
import { LateNoResults } from '../search/LateNoResults.tsx'
import { ListTools } from '../search/ListTools.tsx'
import { NotFound } from '../shop/NotFound.tsx'
import { isGone } from '../shop/is-gone.ts'
import { membershipBadge } from '../shop/membership.ts'
import { sellerPath } from '../shop/paths.ts'
import { ProductList } from '../shop/ProductList.tsx'
import { Seo } from '../shop/Seo.tsx'
import styles from './Seller.module.css'
import { SellerFacts } from './SellerFacts.tsx'

const StoreTools = later(() => import(/* webpackChunkName: 'store-tools' */ './StoreTools.tsx'))
const StoreBelow = later(() => import(/* webpackChunkName: 'store-tools' */ './StoreBelow.tsx'))
const ClosedStore = later(
  () => import(/* webpackChunkName: 'product-states' */ './ClosedStore.tsx'),
)

type Seller = Reply<typeof sellerCall>['result']

/** The page of a store: its profile, its opening state and its products. */
export function SellerScreen() {
  const t = useMessages()
  const { vendor = '' } = useParams()
  const [search] = useSearchParams()
  const query = useQuery(callQuery(sellerCall, { params: { alias: vendor } }))
  if (isGone(query.error)) return <NoStore />
  const filters = { ...readFilters(search), seller: vendor }
  return (
    <Bands isWide>
      <QueryContent
        query={query}
        skeleton={
          <Band>
            <SkeletonRow image />
          </Band>
        }
      >
        {({ result }) => <StoreHead seller={result} category={filters.category} />}
      </QueryContent>
      <Band label={t('list.products')}>
        <ListTools filters={filters} />
        <ProductList
          key={`${vendor} ${search}`}
          filters={productQuery('', filters)}
          priority
          empty={<LateNoResults keyword="" type="product" filters={filters} />}
        />
      </Band>
      <Suspense>
        <StoreBelow key={vendor} alias={vendor} />
      </Suspense>
    </Bands>
  )
}

function StoreHead({ seller, category }: { seller: Seller; category: string | undefined }) {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const origin = useConfig().ownOrigins[0] ?? ''
  const path = sellerPath(seller.alias)
  return (
    <Band label={t('seller.label')}>
      <Seo
        title={t('seller.pageTitle', { name: seller.name, city: seller.city })}
        description={t('seller.description', {
          name: seller.name,
          city: seller.city,
          categories: seller.categories.join(', '),
        })}
        path={path}
        things={
          typeof document === 'undefined' && [
            {
              '@type': 'Organization',
              name: seller.name,
              url: origin + path,
              address: {
                '@type': 'PostalAddress',
                addressLocality: seller.city,
                addressRegion: seller.province,
                addressCountry: 'ID',
              },
            },
          ]
        }
      />
      <h1 className="visually-hidden">{seller.name}</h1>
      <SellerBadge
        name={seller.name}
        logo={imageUrl(seller.image)}
        membership={membershipBadge(seller.seller_membership_type_id, t)}
        detail={[
          t('seller.from', {
            city: seller.city,
            state: t(seller.is_open ? 'seller.open' : 'seller.closed'),
          }),
          t('seller.products', { count: seller.product_count }),
        ].join(' · ')}
      />
      <SellerFacts seller={seller} className={styles.facts} />
      {!seller.is_open && (
        <Suspense fallback={<SkeletonText lines={3} />}>
          <ClosedStore />
        </Suspense>
      )}
      <Chips>
        <Button
          variant="secondary"
          size="small"
          icon={<ChatIcon size={16} />}
          link={<Link to={`/chat/${seller.alias}`} />}
        >
          {t('seller.chat')}
        </Button>
      </Chips>
      <Suspense>
        <StoreTools seller={seller} category={category} />
      </Suspense>
    </Band>
  )
}

function NoStore() {
  const t = useMessages()
  return (
    <NotFound
      icon={<StoreIcon size={32} />}
      title={t('seller.none')}
      to="/stores"
      words={t('seller.others')}
    />
  )
}
