import { later, useSetAtom, useTrack, Widget } from '@borong/contract'
import type { ProductCard } from '@borong/api/catalogue-entities'
import { Band, Bands } from '@borong/ui/Band'
import { Skeleton, SkeletonText } from '@borong/ui/Skeleton'
import { useMedia } from '@borong/ui/use-media'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { eventItem } from '../shop/event-item.ts'
import { Later } from '../shop/Later.tsx'
import { rememberViewedAtom } from '../shop/recently-viewed.ts'
import type { TappedProduct } from '../shop/tapped-product.ts'
import { BuyBar } from './BuyBar.tsx'
import { Facts } from './Facts.tsx'
import { Gallery } from './Gallery.tsx'
import { offerOf, type Product } from './offer.ts'
import { PriceSection } from './PriceSection.tsx'
import { ProductCrumbs } from './ProductCrumbs.tsx'
import { ProductSeo } from './ProductSeo.tsx'
import { QuantitySection } from './QuantitySection.tsx'
import { ShippingSkeleton } from './ShippingSkeleton.tsx'
import { SellerSection } from './SellerSection.tsx'
import styles from './Product.module.css'
import { TierSection } from './TierSection.tsx'
import { want, wantedOf } from './wanted.ts'

const ShippingSection = later(
  () => import(/* webpackChunkName: 'product-below' */ './ShippingSection.tsx'),
)
const ReviewSection = later(
  () => import(/* webpackChunkName: 'product-below' */ './ReviewSection.tsx'),
)
const TakeUp = later(() => import(/* webpackChunkName: 'product-states' */ './TakeUp.tsx'))
const OtherSellers = later(
  () => import(/* webpackChunkName: 'product-below' */ './OtherSellers.tsx'),
)
const Related = later(() => import(/* webpackChunkName: 'product-below' */ './Related.tsx'))

interface ProductViewProps {
  product: Product
  tapped?: TappedProduct | undefined
  refetch: () => void
  /** Of a page with several sellers: its metadata, the seller of the price, and the sellers to choose from. */
  group?: { seo: ReactNode; lead: ReactNode; sellers: ReactNode }
}

/** A product page. Price, tiers, shipping and cart depend on the quantity; the other parts are memoized. */
export function ProductView({ product, tapped, refetch, group }: ProductViewProps) {
  const [quantity, setQuantity] = useState(product.minimum_order)
  // The small images and the categories have other places in a wide window.
  const isWide = useMedia('(min-width: 1024px)')
  const [isWanted, setWanted] = useState(false)
  const remember = useSetAtom(rememberViewedAtom)
  const track = useTrack()
  const offer = offerOf(product)
  useEffect(() => {
    remember(cardOf(product))
    setWanted('id' in wantedOf(product.id))
    track({ name: 'view_item', fields: { item: eventItem(product) } })
    // A product sends one view event, however often it renders.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [product.id])
  const chosen = { product, offer, quantity }
  const choose = (quantity: number) => {
    setQuantity(quantity)
    want(product.id, { quantity })
  }
  return (
    <Bands isWide>
      {group?.seo ?? <ProductSeo product={product} />}
      <div className={styles.path}>{isWide && <ProductCrumbs product={product} />}</div>
      <div className={styles.columns}>
        <Gallery {...{ product, tapped, isWide }} />
        <div className={styles.column}>
          <PriceSection {...chosen} refetch={refetch} />
          {group?.lead}
          <TierSection {...chosen} onChoose={choose} />
        </div>
        <div className={styles.box}>
          <QuantitySection {...chosen} onChange={choose} />
          <BuyBar {...chosen} />
        </div>
        <div className={styles.column}>
          {group?.sellers}
          <Later name={`shipping ${product.id}`} skeleton={<ShippingSkeleton />}>
            <ShippingSection {...chosen} />
          </Later>
          <SellerSection product={product} />
          {!product.is_app_only && (
            <Band>
              <Later name={`quote ${product.id}`} skeleton={<Skeleton height={44} radius={8} />}>
                <Widget
                  name="services/ask-quote"
                  source="product"
                  items={[{ product_id: product.id, quantity }]}
                  skeleton={<Skeleton height={44} radius={8} />}
                />
              </Later>
            </Band>
          )}
        </div>
        <div className={styles.below}>
          <Facts {...{ product, isWide }} />
        </div>
      </div>
      {!group && !product.is_age_restricted && product.other_sellers !== 0 && (
        <Later
          name={`others ${product.id}`}
          skeleton={<SkeletonSection lines={8 * (product.other_sellers ?? 1)} />}
        >
          <OtherSellers product={product} />
        </Later>
      )}
      <div id="reviews">
        <Later name={`reviews ${product.id}`} skeleton={<SkeletonSection />}>
          <ReviewSection product={product} />
        </Later>
      </div>
      <div id="related">
        <Later name={`related ${product.id}`} skeleton={<SkeletonSection />}>
          <Related product={product} />
        </Later>
      </div>
      {isWanted && (
        <Suspense>
          <TakeUp product={product} offer={offer} onQuantity={setQuantity} />
        </Suspense>
      )}
    </Bands>
  )
}

/** The product as lists show it, without the page's long texts. */
function cardOf({
  description: _text,
  specification: _facts,
  prices: _tiers,
  images: _images,
  seller: _seller,
  categories: _categories,
  brand: _brand,
  ...card
}: Product): ProductCard {
  return card
}

const SkeletonSection = ({ lines = 4 }: { lines?: number }) => (
  <Band>
    <SkeletonText lines={lines} />
  </Band>
)
