import type { ProductCard as Product } from '@borong/api/catalogue-entities'
import type { ReactNode } from 'react'
import { ProductTile } from '../shop/ProductTile.tsx'

export interface ProductCardProps {
  item: Product
  sizes?: string
  /** A button of the embedding page, below the card. */
  action?: ReactNode
}

/** A product card as in the shop's lists, for another remote's page. */
export const ProductCard = (props: ProductCardProps) => <ProductTile {...props} />
