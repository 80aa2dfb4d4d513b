import { Link, useAtomValue, useLanguage, useMessages, useSetAtom } from '@borong/contract'
import type { ProductCard as Product } from '@borong/api/catalogue-entities'
import { ProductCard } from '@borong/ui/ProductCard'
import { memo, Suspense, type ReactNode } from 'react'
import { ProductSkeleton } from '../product/ProductSkeleton.tsx'
import { membershipBadge } from './membership.ts'
import { productPath } from './paths.ts'
import { decimal, shortCount } from '@borong/ui/format/decimals'
import { tappedProductAtom } from './tapped-product.ts'
import { usePicture } from './use-picture.ts'

interface ProductTileProps {
  item: Product
  /** For the first cards of the first view. */
  priority?: boolean
  sizes?: string
  /** The running daily deal's price in place of the usual one. */
  deal?: { price: number; percentTaken: number; label: string }
  action?: ReactNode
}

/** A product of the shop in a list: leads to its page. */
export const ProductTile = memo((props: ProductTileProps) => (
  // A list comes to life tile by tile, the tapped one first, instead of all of it before any tap is answered. A list that
  // is drawn again, when the visitor is known, would bring all of them to life at once without the memo.
  <Suspense>
    <Tile {...props} />
  </Suspense>
))

function Tile({ item, priority, sizes, deal, action }: ProductTileProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const picture = usePicture()
  const setTapped = useSetAtom(tappedProductAtom)
  const price = deal?.price ?? item.discount ?? item.price
  return (
    <ProductCard
      link={
        <Link
          to={productPath(item)}
          preview={<TappedSkeleton />}
          onClick={({ currentTarget }) =>
            setTapped({
              alias: item.alias,
              vendorAlias: item.vendor_alias,
              name: item.name,
              picture: currentTarget.closest('article')?.querySelector('img')?.currentSrc,
            })
          }
        />
      }
      language={language}
      name={item.name}
      picture={picture(item.image)}
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
