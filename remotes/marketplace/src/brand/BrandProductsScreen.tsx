import { useMessages, useParams, useSearchParams } from '@borong/contract'
import { productQuery, readFilters, wordsOf } from '../search/filters.ts'
import { ListTools } from '../search/ListTools.tsx'
import { NoResults } from '../search/NoResults.tsx'
import { Band, Bands, HeadBand } from '../shop/Band.tsx'
import { brandPath } from '../shop/paths.ts'
import { ProductList } from '../shop/ProductList.tsx'
import { Seo } from '../shop/Seo.tsx'

/** The products of one brand. */
export function BrandProductsScreen() {
  const t = useMessages()
  const { alias = '' } = useParams()
  const [search] = useSearchParams()
  const name = wordsOf(alias)
  const filters = { ...readFilters(search), brand: alias }
  return (
    <Bands>
      <Seo title={name} description={t('brand.description', { name })} path={brandPath(alias)} />
      <HeadBand title={name}>
        <ListTools filters={filters} />
      </HeadBand>
      <Band label={t('list.products')}>
        <ProductList
          key={`${alias} ${search}`}
          filters={productQuery('', filters)}
          priority
          empty={<NoResults keyword="" type="product" filters={filters} />}
        />
      </Band>
    </Bands>
  )
}
