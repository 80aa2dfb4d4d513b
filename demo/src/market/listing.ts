import type { Brand } from './brands.ts'
import type { Family, Kind, Size } from './families/family.ts'
import type { Seller } from './sellers.ts'

/** A combination of a family, offered by a seller. */
export interface Listing {
  id: number
  family: Family
  brand: Brand | null
  kind: Kind
  size: Size
  seller: Seller
}
