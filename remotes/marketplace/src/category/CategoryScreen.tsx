import { categories } from '@borong/api/catalogue'
import { callQuery, Link, useMessages, useQuery, type Reply } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Skeleton } from '@borong/ui/Skeleton'
import { memo, Suspense } from 'react'
import { Seo } from '../shop/Seo.tsx'
import { SkeletonTiles } from '../shop/SkeletonTiles.tsx'
import styles from './Category.module.css'
import { CategoryGroup } from './CategoryGroup.tsx'

type Area = Reply<typeof categories>['result'][number]

/** All categories: the four main catalogues, their groups, and the categories of each group. */
export function CategoryScreen() {
  const t = useMessages()
  const query = useQuery(callQuery(categories))
  return (
    <Bands isLong isWide>
      <Seo title={t('category.title')} description={t('category.lead')} path="/category" />
      <HeadBand title={t('category.title')}>
        <nav aria-label={t('category.jump')} className={styles.jumps}>
          {query.data?.result.map((area) => (
            <a key={area.slug} href={`#${area.slug}`} className={styles.jump}>
              {area.name}
            </a>
          ))}
        </nav>
      </HeadBand>
      <QueryContent query={query} skeleton={<SkeletonCategories />}>
        {({ result }) =>
          result.map((area, index) => (
            <AreaSection key={area.slug} area={area} isFirst={index === 0} />
          ))
        }
      </QueryContent>
    </Bands>
  )
}

const AreaSection = memo(({ area, isFirst }: { area: Area; isFirst: boolean }) => {
  const t = useMessages()
  return (
    <div id={area.slug} className={styles.area}>
      <Band>
        <SectionHeader
          title={area.name}
          more={{ label: t('list.all'), link: <Link to={`/big-${area.area}`} /> }}
        />
        <div className={styles.groups}>
          {area.children.map((group, index) => (
            // Dozens of links are hydrated group by group, a tapped group first.
            <Suspense key={group.slug}>
              <CategoryGroup group={group} isFirst={isFirst && index === 0} />
            </Suspense>
          ))}
        </div>
      </Band>
    </div>
  )
})

const SkeletonCategories = () => (
  <Band>
    <Skeleton width="40%" height={20} />
    <div className={styles.groups}>
      {[5, 4, 6].map((leaves) => (
        <div key={leaves} className={styles.group}>
          <span className={styles.groupName}>
            <Skeleton width={120} />
          </span>
          <SkeletonTiles count={leaves} className={styles.leaves} />
        </div>
      ))}
    </div>
  </Band>
)
