import type { ProductCard as Product } from '@borong/api/catalogue-entities'
import type { ReactNode } from 'react'
import { ProductTile } from '../shop/ProductTile.tsx'

interface ProductCardProps {
  item: Product
  sizes?: string
  /** Below the card: a button of the page that places it. */
  action?: ReactNode
}

/** A product as the shop's lists show it, for another remote's page. */
export const ProductCard = (props: ProductCardProps) => <ProductTile {...props} />
