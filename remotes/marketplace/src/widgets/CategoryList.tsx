import { categories } from '@borong/api/catalogue'
import { callQuery, NavLink, useMessages, useQuery } from '@borong/contract'
import { SkeletonText } from '@borong/ui/Skeleton'
import { categoryPath } from '../shop/paths.ts'
import styles from './CategoryList.module.css'

export interface CategoryListProps {
  /** Its links replace the history entry, which is the one of the panel around the list. */
  replace?: boolean
}

/** All groups of categories, for the menus of a wide window. */
export function CategoryList({ replace }: CategoryListProps) {
  const t = useMessages()
  const { data, isError } = useQuery(callQuery(categories))
  if (isError) return null
  if (!data) return <SkeletonText lines={8} />
  return (
    <nav className={styles.list} aria-label={t('category.title')}>
      {data.result.map((area) => (
        <section key={area.slug}>
          <NavLink to={`/big-${area.area}`} className={styles.area} replace={replace}>
            {area.name}
          </NavLink>
          {area.children.map((group) => (
            <NavLink
              key={group.slug}
              to={categoryPath(group.slug)}
              className={styles.group}
              replace={replace}
            >
              {group.name}
            </NavLink>
          ))}
        </section>
      ))}
    </nav>
  )
}
