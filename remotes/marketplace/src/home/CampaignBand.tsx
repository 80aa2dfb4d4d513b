import { callQuery, Link, useMessages, useQuery } from '@borong/contract'
import { Picture } from '@borong/ui/Picture'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band } from '../shop/Band.tsx'
import { campaignPath } from '../shop/paths.ts'
import { usePicture } from '../shop/use-picture.ts'
import styles from './Home.module.css'

const STRIP = { sizes: '(min-width: 480px) 456px, calc(100vw - 24px)', ratio: 3 }

/** The running campaigns. */
export function CampaignBand() {
  const t = useMessages()
  const { data } = useQuery(callQuery('allCampaigns'))
  const picture = usePicture()
  if (!data || data.result.length === 0) return null
  return (
    <Band>
      <SectionHeader
        title={t('home.campaigns')}
        more={{ label: t('home.promos'), link: <Link to="/promo" /> }}
      />
      <div className={styles.strips}>
        {data.result.map((campaign) => (
          <Link key={campaign.id} to={campaignPath(campaign.id)} className={styles.banner}>
            <Picture
              src={picture(campaign.image)}
              alt={`${campaign.title}. ${campaign.text}`}
              {...STRIP}
            />
          </Link>
        ))}
      </div>
    </Band>
  )
}
