import { brand as brandCall } from '@borong/api/catalogue'
import { callQuery, useMessages, useParams, useQuery, useSearchParams } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band, Bands } from '@borong/ui/Band'
import { Image } from '@borong/ui/Image'
import { TagIcon } from '@borong/ui/icons/TagIcon'
import { productQuery, readFilters, wordsOf } from '../search/filters.ts'
import { ListTools } from '../search/ListTools.tsx'
import { LateNoResults } from '../search/LateNoResults.tsx'
import { NotFound } from '../shop/NotFound.tsx'
import { isGone } from '../shop/is-gone.ts'
import { brandPath } from '../shop/paths.ts'
import { ProductList } from '../shop/ProductList.tsx'
import { Seo } from '../shop/Seo.tsx'
import styles from './Brand.module.css'

/** The products of one brand. */
export function BrandProductsScreen() {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const { alias = '' } = useParams()
  const [search] = useSearchParams()
  const query = useQuery(callQuery(brandCall, { params: { alias } }))
  if (isGone(query.error)) return <NoBrand />
  const brand = query.data?.result
  const name = brand?.name ?? wordsOf(alias)
  const filters = { ...readFilters(search), brand: alias }
  return (
    <Bands isWide>
      <Seo title={name} description={t('brand.description', { name })} path={brandPath(alias)} />
      <Band label={name}>
        <div className={styles.head}>
          <span>
            <Image src={imageUrl(brand?.image)} alt="" sizes="56px" rounded />
          </span>
          <div>
            <h1>{name}</h1>
            {brand && <p>{t('brand.products', { count: brand.product_count })}</p>}
          </div>
        </div>
        <ListTools filters={filters} />
      </Band>
      <Band label={t('list.products')}>
        <ProductList
          key={`${alias} ${search}`}
          filters={productQuery('', filters)}
          priority
          empty={<LateNoResults keyword="" type="product" filters={filters} />}
        />
      </Band>
    </Bands>
  )
}

function NoBrand() {
  const t = useMessages()
  return (
    <NotFound
      icon={<TagIcon size={32} />}
      title={t('brand.gone')}
      to="/brand"
      words={t('brand.others')}
    />
  )
}
