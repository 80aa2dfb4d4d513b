import { lastWibDay } from '@borong/api/rules/wib'
import { useLanguage } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band, HeadBand } from '@borong/ui/Band'
import { Image } from '@borong/ui/Image'
import type { ReactNode } from 'react'
import { longDate, withAmounts } from '../shop/format.ts'
import { Seo } from '../shop/Seo.tsx'
import styles from './Promo.module.css'
import { usePromoMessages } from './use-promo-messages.ts'

interface PromoHeadProps {
  about: { title: string; text: string; image: string; end_date: string }
  path: string
  children?: ReactNode
}

/** The head of a promo or a campaign: the image, the description and the end date. */
export function PromoHead({ about, path, children }: PromoHeadProps) {
  const t = usePromoMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  return (
    <>
      <Seo title={about.title} description={about.text} path={path} />
      <div className={styles.head}>
        <Band label={about.title}>
          <Image
            src={imageUrl(about.image)}
            alt=""
            sizes="(min-width: 1024px) 560px, (min-width: 480px) 456px, calc(100vw - 24px)"
            ratio={2}
            priority
            rounded
          />
        </Band>
        <HeadBand title={about.title} lead={withAmounts(about.text)}>
          <p className={styles.until}>
            {t('promo.until', { date: longDate(lastWibDay(about.end_date), language) })}
          </p>
          {children}
        </HeadBand>
      </div>
    </>
  )
}
