import { promos as promosCall } from '@borong/api/campaigns'
import { lastWibDay } from '@borong/api/rules/wib'
import { Link, useLanguage } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { LoadMore } from '@borong/patterns/LoadMore'
import { usePages } from '@borong/patterns/use-pages'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { PercentIcon } from '@borong/ui/icons/PercentIcon'
import { Image } from '@borong/ui/Image'
import { Skeleton, SkeletonText } from '@borong/ui/Skeleton'
import { longDate, withAmounts } from '../shop/format.ts'
import { NothingHere } from '../shop/NothingHere.tsx'
import { promoPath } from '../shop/paths.ts'
import { Seo } from '../shop/Seo.tsx'
import styles from './Promo.module.css'
import { usePromoMessages } from './use-promo-messages.ts'

/** The running promos. */
export function PromoScreen() {
  const t = usePromoMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  const pages = usePages(
    promosCall,
    { query: {} },
    ({ data, ...counts }) => ({ items: data, ...counts }),
    ({ alias }) => alias,
  )
  const { items: promos } = pages
  return (
    <Bands isWide>
      <Seo title={t('promo.title')} description={t('promo.lead')} path="/promo" />
      <HeadBand title={t('promo.title')} lead={t('promo.lead')} />
      <Band label={t('promo.title')}>
        <QueryContent query={pages} skeleton={<SkeletonPromos />}>
          {() => {
            if (promos.length === 0)
              return <NothingHere icon={<PercentIcon size={32} />} title={t('promo.none')} />
            return (
              <>
                <div className={styles.promos}>
                  {promos.map((promo, index) => (
                    <Link key={promo.alias} to={promoPath(promo.alias)} className={styles.promo}>
                      <Image
                        src={imageUrl(promo.image)}
                        alt=""
                        sizes="(min-width: 480px) 454px, calc(100vw - 26px)"
                        ratio={2}
                        priority={index === 0}
                      />
                      <span className={styles.text}>
                        <b>{promo.title}</b>
                        <span>{withAmounts(promo.text)}</span>
                        <small>
                          {t('promo.until', {
                            date: longDate(lastWibDay(promo.end_date), language),
                          })}
                        </small>
                      </span>
                    </Link>
                  ))}
                </div>
                <LoadMore pages={pages} />
              </>
            )
          }}
        </QueryContent>
      </Band>
    </Bands>
  )
}

const SkeletonPromos = () => (
  <div className={styles.promos} aria-hidden>
    {Array.from({ length: 3 }, (_, index) => (
      <div key={index} className={styles.promo}>
        <span className={styles.banner}>
          <Skeleton height="100%" radius={2} />
        </span>
        <span className={styles.text}>
          <SkeletonText lines={3} />
        </span>
      </div>
    ))}
  </div>
)
