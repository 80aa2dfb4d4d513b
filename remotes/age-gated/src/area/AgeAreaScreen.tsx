import { categories as categoriesCall } from '@borong/api/catalogue'
import {
  callQuery,
  Link,
  PageTitle,
  useMessages,
  useQuery,
  useSearchParams,
  Widget,
} from '@borong/contract'
import { Band, Bands, Chips, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Chip } from '@borong/ui/Chip'
import { EmptyState } from '@borong/ui/EmptyState'
import { AlertIcon } from '@borong/ui/icons/AlertIcon'
import { ProductGrid } from '@borong/ui/ProductGrid'
import { SkeletonCard } from '@borong/ui/Skeleton'

const PATH = '/age-restricted'

/** The products for verified buyers of 21 and over, of one category or of all. */
export function AgeAreaScreen() {
  const t = useMessages()
  const [search] = useSearchParams()
  const { data } = useQuery(callQuery(categoriesCall))
  const groups = data?.result.flatMap((area) => area.children) ?? []
  const categories = [...groups, ...groups.flatMap((group) => group.children)].filter(
    (category) => category.is_age_restricted,
  )
  const wanted = search.get('category') ?? undefined
  // Until the categories are known, the list would otherwise show all products first.
  const chosen = data ? categories.find(({ slug }) => slug === wanted)?.slug : wanted
  const filters = { age_restricted: '1', ...(chosen ? { category: chosen } : {}) }
  return (
    <Bands isWide>
      <PageTitle>{t('area.title')}</PageTitle>
      <HeadBand
        title={t('area.title')}
        lead={
          <>
            {t('area.lead')} <Link to={`${PATH}/rules`}>{t('area.rules')}</Link>
          </>
        }
      >
        <nav aria-label={t('area.categories')}>
          <Chips>
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
          </Chips>
        </nav>
      </HeadBand>
      <Band label={t('area.products')}>
        <Widget
          key={chosen}
          name="marketplace/product-list"
          filters={filters}
          skeleton={<Waiting />}
          fallback={<Unavailable />}
        />
      </Band>
    </Bands>
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
