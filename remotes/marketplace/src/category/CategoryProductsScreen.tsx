import {
  callQuery,
  Link,
  useConfig,
  useMessages,
  useParams,
  useQuery,
  useSearchParams,
} from '@borong/contract'
import type { CategoryNode } from '@borong/api/catalogue-entities'
import { Chip } from '@borong/ui/Chip'
import { ListTools } from '../search/ListTools.tsx'
import { productQuery, readFilters, wordsOf } from '../search/filters.ts'
import { NoResults } from '../search/NoResults.tsx'
import { Band, Bands } from '../shop/Band.tsx'
import { categoryPath } from '../shop/paths.ts'
import { ProductList } from '../shop/ProductList.tsx'
import { breadcrumbs, Seo } from '../shop/Seo.tsx'
import styles from './Category.module.css'
import { NoCategory } from './NoCategory.tsx'

interface Named {
  slug: string
  name: string
  children?: readonly Named[]
}

/** The products of one category, with the way down to narrower ones. */
export function CategoryProductsScreen() {
  const t = useMessages()
  const { slug = '' } = useParams()
  const [search] = useSearchParams()
  const origin = useConfig().ownOrigins[0] ?? ''
  const { data } = useQuery(callQuery('categories'))
  const way = findWay(data?.result ?? [], slug)
  const category = way.at(-1)
  const name = category?.name ?? wordsOf(slug)
  const filters = { ...readFilters(search), category: slug }
  if (data && !category) return <NoCategory />
  return (
    <Bands>
      <Seo
        title={name}
        description={t('category.description', { name })}
        path={categoryPath(slug)}
        things={[
          breadcrumbs(
            origin,
            way.map((step) => ({ name: step.name, path: categoryPath(step.slug) })),
          ),
        ]}
      />
      <Band label={name}>
        <h1>{name}</h1>
        {category?.children && (
          <nav className={styles.chips} aria-label={t('category.narrower')}>
            {category.children.map((child) => (
              <Chip key={child.slug} link={<Link to={categoryPath(child.slug)} />}>
                {child.name}
              </Chip>
            ))}
          </nav>
        )}
        <ListTools filters={filters} />
      </Band>
      <Band label={t('list.products')}>
        <ProductList
          key={`${slug} ${search}`}
          filters={productQuery('', filters)}
          priority
          empty={<NoResults keyword="" type="product" filters={filters} />}
        />
      </Band>
    </Bands>
  )
}

/** From the big category down to the one of this slug. */
function findWay(nodes: readonly (CategoryNode | Named)[], slug: string): Named[] {
  for (const node of nodes) {
    if (node.slug === slug) return [node]
    const below = findWay(node.children ?? [], slug)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
