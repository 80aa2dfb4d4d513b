import { categories } from '@borong/api/catalogue'
import { callQuery, NavLink, useMessages, useQuery } from '@borong/contract'
import { SkeletonText } from '@borong/ui/Skeleton'
import { categoryPath } from '../shop/paths.ts'
import styles from './CategoryList.module.css'

/** All groups of categories, for the menu of a wide window. */
export function CategoryList() {
  const t = useMessages()
  const { data, isError } = useQuery(callQuery(categories))
  if (isError) return null
  if (!data) return <SkeletonText lines={8} />
  return (
    <nav className={styles.list} aria-label={t('category.title')}>
      {data.result.map((area) => (
        <section key={area.slug}>
          <NavLink to={`/big-${area.area}`} className={styles.area}>
            {area.name}
          </NavLink>
          {area.children.map((group) => (
            <NavLink key={group.slug} to={categoryPath(group.slug)} className={styles.group}>
              {group.name}
            </NavLink>
          ))}
        </section>
      ))}
    </nav>
  )
}
