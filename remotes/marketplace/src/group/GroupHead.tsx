import { Link, unitName, useConfig, useLanguage, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band } from '@borong/ui/Band'
import { rupiah } from '@borong/ui/format/rupiah'
import { Image } from '@borong/ui/Image'
import { Crumbs } from '../shop/Crumbs.tsx'
import { brandPath, categoryPath, groupPath } from '../shop/paths.ts'
import { absolute, Seo } from '../shop/Seo.tsx'
import styles from './Group.module.css'
import type { Group } from './group.ts'
import { groupThings } from './group-things.ts'

/** The product that the sellers offer, and the range of their prices. */
export function GroupHead({ group }: { group: Group }) {
  const t = useMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  const origin = useConfig().ownOrigins[0] ?? ''
  const { name, brand, price_from: from, price_to: to, total_count: count } = group
  const image = absolute(origin, `${imageUrl(group.image)}720`)
  return (
    <Band label={name}>
      <Seo
        title={t('group.title', { name, count })}
        description={t('group.description', { name, count })}
        path={groupPath(group.key)}
        image={image}
        things={typeof document === 'undefined' && groupThings(group, origin, image)}
      />
      <Crumbs
        label={t('category.wider')}
        steps={group.path.map((step) => ({ name: step.name, path: categoryPath(step.slug) }))}
      />
      <div className={styles.head}>
        <span>
          <Image
            src={imageUrl(group.image)}
            alt=""
            sizes="(min-width: 640px) 220px, 34vw"
            rounded
            priority
          />
        </span>
        <div>
          <h1>{name}</h1>
          {from !== null && (
            <p className={styles.range}>
              {t(to === null || to === from ? 'group.price' : 'group.range', {
                from: rupiah(from, language),
                to: rupiah(to ?? from, language),
                unit: unitName(group.unit_type, language),
              })}
            </p>
          )}
          <p className={styles.quiet}>
            {t('group.sellers', { count })}
            {brand && (
              <>
                {' · '}
                <Link to={brandPath(brand.alias)}>{brand.name}</Link>
              </>
            )}
          </p>
        </div>
      </div>
    </Band>
  )
}
