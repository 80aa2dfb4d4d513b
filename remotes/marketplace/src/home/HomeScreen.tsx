import { useConfig, useMessages } from '@borong/contract'
import { Bands } from '@borong/ui/Band'
import { Seo } from '../shop/Seo.tsx'
import { Banners } from './Banners.tsx'
import { BrandBand } from './BrandBand.tsx'
import { CampaignBand } from './CampaignBand.tsx'
import { DealBand } from './DealBand.tsx'
import { DueBand } from './DueBand.tsx'
import { Entrances } from './Entrances.tsx'
import { ExtraBanners } from './ExtraBanners.tsx'
import { Feed } from './Feed.tsx'
import { RecentBand } from './RecentBand.tsx'
import { SectionBands } from './SectionBands.tsx'
import { ServiceBand } from './ServiceBand.tsx'
import styles from './Home.module.css'
import { WelcomeBand } from './WelcomeBand.tsx'

/** The home page of the shop. */
export function HomeScreen() {
  const t = useMessages()
  const origin = useConfig().ownOrigins[0] ?? ''
  return (
    <Bands isLong isWide>
      <Seo
        title={t('home.title')}
        description={t('home.lead')}
        path="/"
        things={
          typeof document === 'undefined' && [
            { '@type': 'Organization', name: 'Borong', url: origin },
            {
              '@type': 'WebSite',
              name: 'Borong',
              url: origin,
              potentialAction: {
                '@type': 'SearchAction',
                target: `${origin}/search?q={search_term_string}`,
                'query-input': 'required name=search_term_string',
              },
            },
          ]
        }
      />
      <h1 className="visually-hidden">{t('home.title')}</h1>
      <div className={styles.top}>
        <Banners />
        <Entrances />
        <ServiceBand isBesideCatalogues />
      </div>
      <DealBand />
      <WelcomeBand />
      <DueBand />
      <SectionBands from={0} to={2} />
      <BrandBand />
      <ServiceBand />
      <CampaignBand />
      <SectionBands from={2} />
      <RecentBand />
      <ExtraBanners />
      <Feed />
    </Bands>
  )
}
