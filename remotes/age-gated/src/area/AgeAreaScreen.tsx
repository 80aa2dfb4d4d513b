import {
  callQuery,
  Link,
  PageTitle,
  useMessages,
  useQuery,
  useSearchParams,
  Widget,
} from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Chip } from '@borong/ui/Chip'
import { EmptyState } from '@borong/ui/EmptyState'
import { AlertIcon } from '@borong/ui/icons/AlertIcon'
import { ProductGrid } from '@borong/ui/ProductGrid'
import { SkeletonCard } from '@borong/ui/Skeleton'
import styles from './AgeAreaScreen.module.css'

const PATH = '/age-restricted'

/** What is sold from 21 on, for those who were verified; one category of it, or all. */
export function AgeAreaScreen() {
  const t = useMessages()
  const [search] = useSearchParams()
  const { data } = useQuery(callQuery('categories'))
  const groups = data?.result.flatMap((area) => area.children) ?? []
  const categories = [...groups, ...groups.flatMap((group) => group.children)].filter(
    (category) => category.is_age_restricted,
  )
  const chosen = categories.find(({ slug }) => slug === search.get('category'))?.slug
  const filters = { age_restricted: '1', ...(chosen ? { category: chosen } : {}) }
  return (
    <div className={styles.page}>
      <PageTitle>{t('area.title')}</PageTitle>
      <section className={styles.band}>
        <h1>{t('area.title')}</h1>
        <p className={styles.lead}>
          {t('area.lead')} <Link to={`${PATH}/rules`}>{t('area.rules')}</Link>
        </p>
        <nav className={styles.chips} aria-label={t('area.categories')}>
          <Chip selected={!chosen} link={<Link to={PATH} replace />}>
            {t('area.all')}
          </Chip>
          {categories.map(({ slug, name }) => (
            <Chip
              key={slug}
              selected={slug === chosen}
              link={<Link to={`${PATH}?category=${slug}`} replace />}
            >
              {name}
            </Chip>
          ))}
        </nav>
      </section>
      <section className={styles.band} aria-label={t('area.products')}>
        <Widget
          key={chosen}
          name="marketplace/product-list"
          filters={filters}
          skeleton={<Waiting />}
          fallback={<Unavailable />}
        />
      </section>
    </div>
  )
}

const Waiting = () => (
  <ProductGrid>
    <SkeletonCard />
    <SkeletonCard />
    <SkeletonCard />
    <SkeletonCard />
  </ProductGrid>
)

function Unavailable() {
  const t = useMessages()
  return (
    <EmptyState
      icon={<AlertIcon size={32} />}
      title={t('area.unavailable')}
      action={<Button onClick={() => location.reload()}>{t('area.retry')}</Button>}
    />
  )
}
