import {
  Link,
  useAtomValue,
  useLanguage,
  useMessages,
  useSetAtom,
  useTrack,
} from '@borong/contract'
import type { ProductCard as Product } from '@borong/api/catalogue-entities'
import { ProductCard } from '@borong/ui/ProductCard'
import { memo, Suspense, type ReactNode } from 'react'
import { ProductSkeleton } from '../product/ProductSkeleton.tsx'
import { eventItem } from './event-item.ts'
import { listName } from './list-name.ts'
import { membershipBadge } from './membership.ts'
import { productPath } from './paths.ts'
import { decimal, shortCount } from '@borong/ui/format/decimals'
import { tappedProductAtom } from './tapped-product.ts'
import { useImageUrl } from './use-image-url.ts'

interface ProductTileProps {
  item: Product
  /** For the first cards of the first view. */
  priority?: boolean
  sizes?: string
  /** The running daily deal, whose price replaces the usual one. */
  deal?: { price: number; percentTaken: number; label: string }
  action?: ReactNode
}

/** A product in a list, with a link to its page. */
export const ProductTile = memo((props: ProductTileProps) => (
  // A list is hydrated tile by tile, a tapped tile first, so that a tap does not wait for the whole list. The list
  // renders again when the session is known. Without the memo, that would hydrate all tiles in one task.
  <Suspense>
    <Tile {...props} />
  </Suspense>
))

function Tile({ item, priority, sizes, deal, action }: ProductTileProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  const track = useTrack()
  const setTapped = useSetAtom(tappedProductAtom)
  const price = deal?.price ?? item.discount ?? item.price
  return (
    <ProductCard
      link={
        <Link
          to={productPath(item)}
          preview={<TappedSkeleton />}
          onClick={({ currentTarget }) => {
            const list = listName(window.location.pathname)
            track({ name: 'select_item', fields: { list, item: eventItem(item) } })
            setTapped({
              alias: item.alias,
              vendorAlias: item.vendor_alias,
              name: item.name,
              image: currentTarget.closest('article')?.querySelector('img')?.currentSrc,
            })
          }}
        />
      }
      language={language}
      name={item.name}
      image={imageUrl(item.image)}
      priority={priority}
      sizes={sizes}
      price={item.masked_price ? null : price}
      hiddenPrice={t('card.hiddenPrice')}
      unit={item.unit_type}
      was={item.price ?? undefined}
      tier={
        item.tier_hint && !deal
          ? t('card.tier', {
              count: item.tier_hint.quantity,
              percent: item.tier_hint.save_percentage,
            })
          : undefined
      }
      minimum={
        item.minimum_order > 1
          ? t('card.minimum', { amount: item.minimum_order, unit: item.unit_type })
          : undefined
      }
      city={item.vendor_location}
      rating={
        item.is_show_rating
          ? {
              value: item.rating,
              label: t('card.rating', {
                rating: decimal(item.rating, language),
                count: item.review_count,
              }),
            }
          : undefined
      }
      sold={item.sold > 0 ? t('card.sold', { amount: shortCount(item.sold, language) }) : undefined}
      membership={membershipBadge(item.seller_membership_type_id, t)}
      freeShipping={item.free_ongkir_nusantara ? t('card.freeShipping') : undefined}
      deal={deal}
      soldOut={soldOutWords(item, deal !== undefined, t)}
      action={action}
    />
  )
}

const TappedSkeleton = () => <ProductSkeleton tapped={useAtomValue(tappedProductAtom)} />

function soldOutWords(item: Product, onDeal: boolean, t: ReturnType<typeof useMessages>) {
  if (item.is_app_only) return t('card.appOnly')
  return item.in_stock || onDeal ? undefined : t('card.soldOut')
}
