import { callQuery, useLanguage, useMessages, useParams, useQuery } from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Picture } from '@borong/ui/Picture'
import { Skeleton } from '@borong/ui/Skeleton'
import { SectionBand } from '../shop/SectionBand.tsx'
import { longDate } from '../shop/format.ts'
import { isGone } from '../shop/Gone.tsx'
import { Loaded } from '../shop/Loaded.tsx'
import { campaignPath } from '../shop/paths.ts'
import { Seo } from '../shop/Seo.tsx'
import { usePicture } from '../shop/use-picture.ts'
import { NoPromo } from './NoPromo.tsx'
import styles from './Promo.module.css'

/** A campaign with its sections of products. */
export function CampaignScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const picture = usePicture()
  const { id = '' } = useParams()
  const query = useQuery(callQuery('campaignDetail', { params: { id } }))
  if (isGone(query.error)) return <NoPromo />
  return (
    <Bands>
      <Loaded
        query={query}
        skeleton={
          <Band>
            <Skeleton height={150} radius={10} />
          </Band>
        }
      >
        {({ result: campaign }) => (
          <>
            <Seo title={campaign.title} description={campaign.text} path={campaignPath(id)} />
            <Band label={campaign.title}>
              <Picture
                src={picture(campaign.image)}
                alt=""
                sizes="(min-width: 480px) 456px, calc(100vw - 24px)"
                ratio={2}
                priority
                rounded
              />
            </Band>
            <HeadBand title={campaign.title} lead={campaign.text}>
              <p className={styles.until}>
                {t('promo.until', { date: longDate(campaign.end_date, language) })}
              </p>
            </HeadBand>
            {campaign.sections.map((section) => (
              <SectionBand key={section.id} section={section} />
            ))}
          </>
        )}
      </Loaded>
    </Bands>
  )
}
