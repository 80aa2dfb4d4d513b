import {
  later,
  Link,
  unitName,
  useAtomValue,
  useLanguage,
  useMessages,
  useParams,
  useSetAtom,
} from '@borong/contract'
import { pricePer } from '@borong/api/rules/content'
import type { SearchCard } from '@borong/api/search.shapes'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { ProductCard } from '@borong/ui/ProductCard'
import { memo, Suspense, type ReactNode } from 'react'
import { ProductSkeleton } from '../product/ProductSkeleton.tsx'
import { membershipBadge } from './membership.ts'
import { groupPath, productPath } from './paths.ts'
import { decimal, shortCount } from '@borong/ui/format/decimals'
import { rupiah, type Language } from '@borong/ui/format/rupiah'
import { tappedProductAtom } from './tapped-product.ts'
import type { Delivery } from './use-deliveries.ts'
import { useSelectItem } from './use-select-item.ts'

const DeliveredPrice = later(
  () => import(/* webpackChunkName: 'delivered' */ './DeliveredPrice.tsx'),
)

interface ProductTileProps {
  /** A product, or the offers of several sellers for it. */
  item: SearchCard
  /** For the first cards of the first view. */
  priority?: boolean
  sizes?: string
  /** The running daily deal, whose price replaces the usual one. */
  deal?: { price: number; percentTaken: number; label: string }
  action?: ReactNode
  /** In a search: its keyword, for which a tap is counted. */
  keyword?: string | undefined
  /** In a list with prices at the door: their request, null without a district. */
  delivery?: Delivery | null
}

/** A product in a list, with a link to its page. */
export const ProductTile = memo((props: ProductTileProps) => (
  // A list is hydrated tile by tile, a tapped tile first, so that a tap does not wait for the whole list. The list
  // renders again when the session is known. Without the memo, that would hydrate all tiles in one task.
  <Suspense>
    <Tile {...props} />
  </Suspense>
))

function Tile(props: ProductTileProps) {
  const { item, priority, sizes, deal, action, keyword } = props
  const t = useMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  const select = useSelectItem(item, keyword)
  const setTapped = useSetAtom(tappedProductAtom)
  const { vendor } = useParams()
  const unit = item.unit_type
  // The offers of several sellers for a product, with a link to their comparison.
  const group = deal ? undefined : item.group
  const price = group ? group.price_from : (deal?.price ?? item.discount ?? item.price)
  // A page of one seller names it once.
  const ownSeller = vendor === item.vendor_alias ? '' : item.vendor_name
  const seller = group ? t('card.sellers', { count: group.sellers }) : ownSeller
  const { city, minimum, sold } = group
    ? (group.cheapest ?? {})
    : { city: item.vendor_location, minimum: item.minimum_order, sold: item.sold }
  return (
    <ProductCard
      link={
        group ? (
          <Link to={groupPath(group.key)} onClick={select} />
        ) : (
          <Link
            to={productPath(item)}
            preview={<TappedSkeleton />}
            onClick={({ currentTarget }) => {
              select()
              setTapped({
                alias: item.alias,
                vendorAlias: item.vendor_alias,
                name: item.name,
                image: currentTarget.closest('article')?.querySelector('img')?.currentSrc,
              })
            }}
          />
        )
      }
      language={language}
      name={item.name}
      image={imageUrl(item.image)}
      priority={priority}
      sizes={sizes}
      price={!group && item.masked_price ? null : price}
      prefix={group && t('card.from')}
      hiddenPrice={t('card.hiddenPrice')}
      unit={unitName(unit, language)}
      delivered={deliveredIn(props)}
      minimum={minimumOf(minimum, unit, t, language)}
      sold={soldOf(sold, t, language)}
      seller={withPer(item, price, seller, t, language)}
      city={city}
      deal={deal}
      soldOut={soldOutWords(item, deal !== undefined, t)}
      action={action}
      {...(!group && {
        was: item.price ?? undefined,
        tier:
          item.agreed_price ??
          (item.tier_hint && !deal
            ? t('card.tier', {
                count: item.tier_hint.quantity,
                percent: item.tier_hint.save_percentage,
              })
            : undefined),
        rating: item.is_show_rating
          ? {
              value: item.rating,
              label: t('card.rating', {
                rating: decimal(item.rating, language),
                count: item.review_count,
              }),
            }
          : undefined,
        membership: membershipBadge(item.seller_membership_type_id, t),
        freeShipping: item.free_ongkir_nusantara ? t('card.freeShipping') : undefined,
      })}
    />
  )
}

type Words = ReturnType<typeof useMessages>

const minimumOf = (amount = 1, unit: string, t: Words, language: Language) =>
  amount > 1 ? t('card.minimum', { amount, unit: unitName(unit, language, amount) }) : undefined

/** The price of a kilogram, a litre or a piece before the seller: goods in other packs are compared by it. */
const withPer = (
  { content }: SearchCard,
  price: number | null,
  seller: string,
  t: Words,
  language: Language,
) =>
  [
    content &&
      price &&
      `${rupiah(pricePer(price, content), language)}/${t(`measure.${content.measure}`)}`,
    seller,
  ]
    .filter(Boolean)
    .join(' · ')

const soldOf = (sold = 0, t: Words, language: Language) =>
  sold > 0 ? t('card.sold', { amount: shortCount(sold, language) }) : undefined

// Without a district the card has an empty line, which CSS hides where none is expected.
const deliveredIn = ({ item, delivery }: ProductTileProps) =>
  delivery ? (
    <Suspense>
      <DeliveredPrice item={item} delivery={delivery} />
    </Suspense>
  ) : delivery === null ? (
    ''
  ) : undefined

const TappedSkeleton = () => <ProductSkeleton tapped={useAtomValue(tappedProductAtom)} />

function soldOutWords(item: SearchCard, onDeal: boolean, t: Words) {
  if (item.is_app_only) return t('card.appOnly')
  return item.in_stock || onDeal ? undefined : t('card.soldOut')
}
