import { allCampaigns } from '@borong/api/campaigns'
import { callQuery, Link, useMessages, useQuery } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band } from '@borong/ui/Band'
import { Image } from '@borong/ui/Image'
import { Rail } from '@borong/ui/Rail'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { campaignPath } from '../shop/paths.ts'
import styles from './Home.module.css'

/** The running campaigns. */
export function CampaignSection() {
  const t = useMessages()
  const { data } = useQuery(callQuery(allCampaigns))
  const imageUrl = useImageUrl()
  if (!data || data.result.length === 0) return null
  return (
    <Band>
      <SectionHeader
        title={t('home.campaigns')}
        more={{ label: t('home.promos'), link: <Link to="/promo" /> }}
      />
      <Rail label={t('home.campaigns')} narrow>
        {data.result.map((campaign) => (
          <Link
            key={campaign.id}
            to={campaignPath(campaign.id)}
            className={`${styles.banner} ${styles.campaign}`}
          >
            <Image
              src={imageUrl(campaign.image)}
              alt={`${campaign.title}. ${campaign.text}`}
              sizes="280px"
              ratio={2}
            />
          </Link>
        ))}
      </Rail>
    </Band>
  )
}
