import type { OfferedProduct } from '@borong/gateway/billing/bill-provider'
import { homeProducts } from './home.ts'
import { mobileProducts } from './mobile.ts'
import { waterProducts } from './water.ts'

/** The products of the demo's biller. */
export const catalogue: readonly OfferedProduct[] = [
  ...mobileProducts,
  ...homeProducts,
  ...waterProducts,
]

const byCode = new Map(catalogue.map((product) => [product.code, product]))

export const productOf = (code: string): OfferedProduct | undefined => byCode.get(code)
