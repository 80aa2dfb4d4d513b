import { category as categoryCall } from '@borong/api/catalogue'
import {
  callQuery,
  Link,
  useConfig,
  useMessages,
  useParams,
  useQuery,
  useSearchParams,
} from '@borong/contract'
import { Band, Bands } from '@borong/ui/Band'
import { Chip } from '@borong/ui/Chip'
import { GridIcon } from '@borong/ui/icons/GridIcon'
import { LockIcon } from '@borong/ui/icons/LockIcon'
import { ListTools } from '../search/ListTools.tsx'
import { productQuery, readFilters, wordsOf } from '../search/filters.ts'
import { LateNoResults } from '../search/LateNoResults.tsx'
import { Crumbs } from '../shop/Crumbs.tsx'
import { NotFound } from '../shop/NotFound.tsx'
import { isGone } from '../shop/is-gone.ts'
import { categoryPath } from '../shop/paths.ts'
import { Seo } from '../shop/Seo.tsx'
import { breadcrumbs } from '../shop/things.ts'
import { Products } from '../table/Products.tsx'
import { useTableView } from '../table/table-view.ts'
import styles from './Category.module.css'

/** The products of one category, with links to its parent categories and its subcategories. */
export function CategoryProductsScreen() {
  const t = useMessages()
  const { slug = '' } = useParams()
  const [search] = useSearchParams()
  const origin = useConfig().ownOrigins[0] ?? ''
  const filters = { ...readFilters(search), category: slug }
  const table = useTableView(filters)
  const query = productQuery('', table.isTable ? { ...filters, all_offers: '1' } : filters)
  const found = useQuery(callQuery(categoryCall, { params: { slug } }))
  if (isGone(found.error)) return <NoCategory />
  const category = found.data?.result
  if (category?.is_age_restricted) return <AdultCategory slug={slug} />
  const name = category?.name ?? wordsOf(slug)
  const way = (category?.path ?? []).map((step) => ({
    name: step.name,
    path: categoryPath(step.slug),
  }))
  return (
    <Bands isWide>
      <Seo
        title={name}
        description={t('category.description', { name })}
        path={categoryPath(slug)}
        things={typeof document === 'undefined' && [breadcrumbs(origin, way)]}
      />
      <Band label={name}>
        {way.length > 1 && <Crumbs label={t('category.wider')} steps={way.slice(0, -1)} />}
        <h1>{name}</h1>
        {category && category.children.length > 0 && (
          <nav className={styles.chips} aria-label={t('category.narrower')}>
            {category.children.map((child) => (
              <Chip key={child.slug} link={<Link to={categoryPath(child.slug)} />}>
                {child.name}
              </Chip>
            ))}
          </nav>
        )}
        <ListTools filters={filters} {...table} />
      </Band>
      <Band label={t('list.products')}>
        <Products
          // Not the address, which may only name the view that is already shown.
          key={JSON.stringify(query)}
          isTable={table.isTable}
          filters={query}
          priority
          empty={<LateNoResults keyword="" type="product" filters={filters} />}
        />
      </Band>
    </Bands>
  )
}

function NoCategory() {
  const t = useMessages()
  return (
    <NotFound
      icon={<GridIcon size={32} />}
      title={t('category.gone')}
      to="/category"
      words={t('category.others')}
    />
  )
}

function AdultCategory({ slug }: { slug: string }) {
  const t = useMessages()
  return (
    <NotFound
      icon={<LockIcon size={32} />}
      title={t('age.title')}
      to={`/age-restricted?category=${slug}`}
      words={t('age.open')}
    />
  )
}
