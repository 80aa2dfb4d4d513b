import type { CategoryNode } from '@borong/api/catalogue-entities'
import { Link } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Image } from '@borong/ui/Image'
import { categoryPath } from '../shop/paths.ts'
import styles from './Category.module.css'

/** A group of categories with the images of its leaf categories. */
export function CategoryGroup({
  group,
  isFirst = false,
}: {
  group: CategoryNode['children'][number]
  /** The images of the group are in the first view. */
  isFirst?: boolean
}) {
  const imageUrl = useImageUrl()
  return (
    <section className={styles.group}>
      <h3>
        <Link to={categoryPath(group.slug)} className={styles.groupName}>
          {group.name}
        </Link>
      </h3>
      <ul className={styles.leaves}>
        {group.children.map((leaf) => (
          <li key={leaf.slug}>
            <Link to={categoryPath(leaf.slug)} className={styles.leaf}>
              <span className={styles.image}>
                <Image src={imageUrl(leaf.image)} alt="" sizes="64px" priority={isFirst} rounded />
              </span>
              <span className={styles.name}>{leaf.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
