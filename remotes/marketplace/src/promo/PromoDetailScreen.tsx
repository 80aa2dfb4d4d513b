import {
  callQuery,
  useLanguage,
  useMessages,
  useParams,
  useQuery,
  type Reply,
} from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { CopyButton } from '@borong/ui/CopyButton'
import { Picture } from '@borong/ui/Picture'
import { ProductGrid } from '@borong/ui/ProductGrid'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Skeleton, SkeletonText } from '@borong/ui/Skeleton'
import { longDate } from '../shop/format.ts'
import { isGone } from '../shop/Gone.tsx'
import { Loaded } from '../shop/Loaded.tsx'
import { promoPath } from '../shop/paths.ts'
import { ProductTile } from '../shop/ProductTile.tsx'
import { Seo } from '../shop/Seo.tsx'
import { usePicture } from '../shop/use-picture.ts'
import { NoPromo } from './NoPromo.tsx'
import styles from './Promo.module.css'

type Promo = Reply<'promoDetail'>['data']

/** One promo: its voucher, its terms and its products. */
export function PromoDetailScreen() {
  const { promoDetail = '' } = useParams()
  const query = useQuery(callQuery('promoDetail', { params: { alias: promoDetail } }))
  if (isGone(query.error)) return <NoPromo />
  return (
    <Bands>
      <Loaded
        query={query}
        skeleton={
          <Band>
            <Skeleton height={150} radius={10} />
            <SkeletonText lines={3} />
          </Band>
        }
      >
        {({ data }) => <PromoView promo={data} />}
      </Loaded>
    </Bands>
  )
}

function PromoView({ promo }: { promo: Promo }) {
  const t = useMessages()
  const { language } = useLanguage()
  const picture = usePicture()
  return (
    <>
      <Seo title={promo.title} description={promo.text} path={promoPath(promo.alias)} />
      <Band label={promo.title}>
        <Picture
          src={picture(promo.image)}
          alt=""
          sizes="(min-width: 480px) 456px, calc(100vw - 24px)"
          ratio={2}
          priority
          rounded
        />
      </Band>
      <HeadBand title={promo.title} lead={promo.text}>
        <p className={styles.until}>
          {t('promo.until', { date: longDate(promo.end_date, language) })}
        </p>
        {promo.voucher_code && (
          <div className={styles.code}>
            <span>
              {t('promo.code')} <b>{promo.voucher_code}</b>
            </span>
            <CopyButton
              text={promo.voucher_code}
              label={t('promo.copy')}
              copiedLabel={t('share.copied')}
              failedLabel={t('share.failed')}
            />
          </div>
        )}
        <h2>{t('promo.terms')}</h2>
        <ul className={styles.terms}>
          {promo.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </HeadBand>
      {promo.section && (
        <Band>
          <SectionHeader title={t('promo.products')} />
          <ProductGrid>
            {promo.section.items.map((item) => (
              <ProductTile key={item.id} item={item} />
            ))}
          </ProductGrid>
        </Band>
      )}
    </>
  )
}
