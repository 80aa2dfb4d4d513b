import { brands as brandsCall } from '@borong/api/catalogue'
import { Link, useMessages } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { LoadMore } from '@borong/patterns/LoadMore'
import { usePages } from '@borong/patterns/use-pages'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Image } from '@borong/ui/Image'
import { TagIcon } from '@borong/ui/icons/TagIcon'
import { NothingHere } from '../shop/NothingHere.tsx'
import { listOfResult } from '../shop/list-of-result.ts'
import { brandPath } from '../shop/paths.ts'
import { Seo } from '../shop/Seo.tsx'
import { SkeletonTiles } from '../shop/SkeletonTiles.tsx'
import styles from './Brand.module.css'

const IN_FIRST_ROWS = 6

/** All brands, sorted by their number of products. */
export function BrandScreen() {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const pages = usePages(brandsCall, { query: {} }, listOfResult, ({ id }) => id)
  const { items: brands } = pages
  return (
    <Bands isWide>
      <Seo title={t('brand.title')} description={t('brand.lead')} path="/brand" />
      <HeadBand title={t('brand.title')} lead={t('brand.lead')} />
      <Band label={t('brand.title')}>
        <QueryContent
          query={pages}
          skeleton={<SkeletonTiles count={12} className={styles.brands} />}
        >
          {() => {
            if (brands.length === 0)
              return <NothingHere icon={<TagIcon size={32} />} title={t('brand.none')} />
            return (
              <>
                <ul className={styles.brands}>
                  {brands.map((brand, index) => (
                    <li key={brand.id}>
                      <Link to={brandPath(brand.alias)} className={styles.brand}>
                        <Image
                          src={imageUrl(brand.image)}
                          alt=""
                          sizes="(min-width: 480px) 146px, 30vw"
                          priority={index < IN_FIRST_ROWS}
                          rounded
                        />
                        <b>{brand.name}</b>
                        <small>{t('brand.products', { count: brand.product_count })}</small>
                      </Link>
                    </li>
                  ))}
                </ul>
                <LoadMore pages={pages} />
              </>
            )
          }}
        </QueryContent>
      </Band>
    </Bands>
  )
}
