import { useConfig, useMessages } from '@borong/contract'
import { Bands } from '@borong/ui/Band'
import { Seo } from '../shop/Seo.tsx'
import { Banners } from './Banners.tsx'
import { BrandSection } from './BrandSection.tsx'
import { CampaignSection } from './CampaignSection.tsx'
import { DealSection } from './DealSection.tsx'
import { DueSection } from './DueSection.tsx'
import { Entrances } from './Entrances.tsx'
import { ExtraBanners } from './ExtraBanners.tsx'
import { Feed } from './Feed.tsx'
import { RecentSection } from './RecentSection.tsx'
import { ProductSections } from './ProductSections.tsx'
import { ServiceSection } from './ServiceSection.tsx'
import styles from './Home.module.css'
import { WelcomeSection } from './WelcomeSection.tsx'

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
        <ServiceSection isBesideCatalogues />
      </div>
      <DealSection />
      <WelcomeSection />
      <DueSection />
      <ProductSections from={0} to={2} />
      <BrandSection />
      <ServiceSection />
      <CampaignSection />
      <ProductSections from={2} />
      <RecentSection />
      <ExtraBanners />
      <Feed />
    </Bands>
  )
}
