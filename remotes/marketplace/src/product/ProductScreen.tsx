import { productDetail } from '@borong/api/catalogue'
import {
  callQuery,
  isApiError,
  later,
  useAtomValue,
  useLanguage,
  useParams,
  useQuery,
} from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Suspense, useEffect } from 'react'
import { isGone } from '../shop/is-gone.ts'
import { tappedProductAtom } from '../shop/tapped-product.ts'
import { useBuyersView } from '../shop/use-buyers-view.ts'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { ProductView } from './ProductView.tsx'

const AgeGate = later(() => import(/* webpackChunkName: 'product-states' */ './AgeGate.tsx'))
const GoneProduct = later(
  () => import(/* webpackChunkName: 'product-states' */ './GoneProduct.tsx'),
)

const GroupPage = later(
  () => import(/* webpackChunkName: 'product-below' */ '../group/GroupPage.tsx'),
)

/** The page of a product: of one seller, or of all its sellers with one of them chosen. */
export function ProductScreen() {
  const { group } = useParams()
  if (!group) return <OneSeller />
  return (
    <Suspense fallback={<ProductSkeleton />}>
      <GroupPage key={group} group={group} />
    </Suspense>
  )
}

function OneSeller() {
  const { vendor = '', product_alias = '', lang } = useParams()
  useAddressLanguage(lang)
  const last = useAtomValue(tappedProductAtom)
  const tapped = last?.alias === product_alias && last.vendorAlias === vendor ? last : undefined
  const query = useQuery(
    callQuery(productDetail, { query: { alias: product_alias, microsite_url: vendor } }),
  )
  // The document does not contain a buyer's wishlist and prices.
  useBuyersView(query.data !== undefined && query.isFetchedAfterMount === false, query.refetch)
  const isForAdults = isApiError(query.error) && query.error.reason === 'AGE_UNVERIFIED'
  if (isForAdults || isGone(query.error))
    return (
      <Suspense fallback={<ProductSkeleton />}>
        {isForAdults ? <AgeGate /> : <GoneProduct />}
      </Suspense>
    )
  return (
    <QueryContent query={query} skeleton={<ProductSkeleton tapped={tapped} />}>
      {({ result }) => (
        <ProductView
          key={result.id}
          product={result}
          tapped={tapped}
          refetch={() => void query.refetch()}
        />
      )}
    </QueryContent>
  )
}

/** Applies the language that the address may contain. */
function useAddressLanguage(lang: string | undefined) {
  const { language, setLanguage } = useLanguage()
  useEffect(() => {
    if ((lang === 'id' || lang === 'en') && lang !== language) void setLanguage(lang)
    // A language that the visitor chooses afterwards on the page takes precedence.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lang])
}
