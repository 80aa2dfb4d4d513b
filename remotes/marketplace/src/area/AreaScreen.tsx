import { categories } from '@borong/api/catalogue'
import { homeProducts } from '@borong/api/campaigns'
import { callQuery, later, useLocation, useMessages, useQuery } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { SkeletonRail } from '@borong/ui/Rail'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { CategoryGroup } from '../category/CategoryGroup.tsx'
import { Later } from '../shop/Later.tsx'
import { SkeletonGrid } from '../shop/SkeletonGrid.tsx'
import { ProductSection } from '../shop/ProductSection.tsx'
import { Seo } from '../shop/Seo.tsx'
import { areas, type Area } from './areas.ts'

const ProductList = later(() => import('../shop/LaterProductList.tsx'))

/** One of the four main catalogues, with its categories, its sections and all its products. */
export function AreaScreen() {
  const t = useMessages()
  const { pathname } = useLocation()
  const { area, path } = areas.find((one) => pathname.startsWith(one.path)) ?? areas[0]
  const query = useQuery(callQuery(homeProducts, { query: { area } }))
  return (
    <Bands isWide>
      <Seo title={t(`area.${area}.title`)} description={t(`area.${area}.lead`)} path={path} />
      <HeadBand title={t(`area.${area}.title`)} lead={t(`area.${area}.lead`)} />
      <Categories area={area} />
      <QueryContent
        query={query}
        skeleton={
          <Band>
            <SkeletonRail />
          </Band>
        }
      >
        {({ result }) =>
          result.map((section, index) => (
            <ProductSection key={section.id} section={section} waits={index > 1} />
          ))
        }
      </QueryContent>
      <AllProducts area={area} />
    </Bands>
  )
}

function Categories({ area }: { area: Area }) {
  const t = useMessages()
  const { data } = useQuery(callQuery(categories))
  const groups = data?.result.find((one) => one.area === area)?.children
  if (!groups) return null
  return (
    <Band>
      <SectionHeader title={t('category.title')} />
      {groups.map((group, index) => (
        <CategoryGroup key={group.slug} group={group} isFirst={index === 0} />
      ))}
    </Band>
  )
}

function AllProducts({ area }: { area: Area }) {
  const t = useMessages()
  return (
    <Band>
      <SectionHeader title={t('area.all')} />
      <Later name={`area ${area}`} skeleton={<SkeletonGrid count={4} />}>
        <ProductList filters={{ category: `big-${area}`, in_stock: '1' }} empty={null} />
      </Later>
    </Band>
  )
}
