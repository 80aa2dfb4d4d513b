import { callQuery, isFault, useLanguage, useParams, useQuery } from '@borong/contract'
import { useEffect } from 'react'
import { Loaded } from '../shop/Loaded.tsx'
import { useBuyersView } from '../shop/use-buyers-view.ts'
import { AgeGate } from './AgeGate.tsx'
import { GoneProduct } from './GoneProduct.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { ProductView } from './ProductView.tsx'

/** One product with everything a buyer asks before buying it. */
export function ProductScreen() {
  const { vendor = '', product_alias = '', lang } = useParams()
  useAddressLanguage(lang)
  const query = useQuery(
    callQuery('productDetail', { query: { alias: product_alias, microsite_url: vendor } }),
  )
  // A buyer's wishlist and prices are not in the document.
  useBuyersView(query.data !== undefined && query.isFetchedAfterMount === false, query.refetch)
  const refused = isFault(query.error) ? query.error : undefined
  if (refused?.reason === 'AGE_UNVERIFIED') return <AgeGate />
  if (refused && [400, 404, 410].includes(refused.status)) return <GoneProduct />
  return (
    <Loaded query={query} skeleton={<ProductSkeleton />}>
      {({ result }) => (
        <ProductView key={result.id} product={result} readAnew={() => void query.refetch()} />
      )}
    </Loaded>
  )
}

/** The address may name the language of the page. */
function useAddressLanguage(lang: string | undefined) {
  const { language, setLanguage } = useLanguage()
  useEffect(() => {
    if ((lang === 'id' || lang === 'en') && lang !== language) void setLanguage(lang)
    // Whoever changes the language afterwards on the page has the last word.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lang])
}
