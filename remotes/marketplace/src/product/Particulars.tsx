import { Facts } from './Facts.tsx'
import type { Product } from './offer.ts'
import { SellerBand } from './SellerBand.tsx'

/** Who sells it, and what is to be read of it: in the document for readers, its code not among the first. */
export default function Particulars({ product }: { product: Product }) {
  return (
    <>
      <SellerBand product={product} />
      <Facts product={product} />
    </>
  )
}
