import { home } from '@borong/api/campaigns'
import { callQuery, Link, useMessages, useQuery } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band } from '@borong/ui/Band'
import { Image } from '@borong/ui/Image'
import { Rail } from '@borong/ui/Rail'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { brandPath } from '../shop/paths.ts'
import styles from './Home.module.css'

/** The featured brands. */
export function BrandSection() {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const { data } = useQuery(callQuery(home))
  const brands = data?.result.anchors.rows ?? []
  if (brands.length === 0) return null
  return (
    <Band>
      <SectionHeader
        title={t('home.brands')}
        more={{ label: t('list.all'), link: <Link to="/brand" /> }}
      />
      <Rail label={t('home.brands')} narrow>
        {brands.map((brand) => (
          <Link key={brand.id} to={brandPath(brand.alias)} className={styles.brand}>
            <Image src={imageUrl(brand.image)} alt="" sizes="64px" />
            <span>{brand.name}</span>
          </Link>
        ))}
      </Rail>
    </Band>
  )
}
