import { Link } from '@borong/contract'
import { Band, Bands, HeadBand, Rows } from '@borong/ui/Band'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Seo } from '../shop/Seo.tsx'
import styles from './MenuScreen.module.css'
import { useMenuMessages } from './use-menu-messages.ts'

const MENUS = {
  shop: {
    category: '/category',
    brand: '/brand',
    resto: '/big-resto',
    office: '/big-office',
    mart: '/big-mart',
    auto: '/big-auto',
    localStores: '/local-store',
    stores: '/stores',
    adult: '/age-restricted',
  },
  promo: { promos: '/promo', deals: '/daily-deals', live: '/live' },
  bills: {
    pulsa: '/billing/pulsa',
    data: '/billing/paket-data',
    pln: '/billing/listrik',
    pdam: '/billing/pdam',
    bpjs: '/billing/bpjs',
    tv: '/billing/tv',
  },
  services: {
    services: '/services',
    tender: '/services/tender',
    membership: '/services/borong-partner',
    agent: '/services/borong-agent',
    collection: '/services/business-collection',
    connect: '/services/borong-connect',
    financiall: '/services/borong-financiall',
    kargo: '/services/borong-kargo',
    radar: '/services/radar',
    rbiz: '/services/rbiz',
    tokopos: '/services/tokopos',
  },
  mine: {
    profile: '/profile',
    orders: '/transaction',
    quickOrder: '/quick-order',
    lists: '/lists',
    wishlist: '/lists/wishlist',
    chat: '/chat',
    notifications: '/notification',
    wallet: '/wallet',
    vouchers: '/vouchers',
    points: '/points',
    referral: '/referral',
    scan: '/qr-code-scanner',
  },
} as const

/** Links to every area of the shop. */
export function MenuScreen() {
  const t = useMenuMessages()
  return (
    <Bands>
      <Seo title={t('menu.title')} description={t('menu.lead')} path="/menu" />
      <HeadBand title={t('menu.title')} />
      {Object.entries(MENUS).map(([group, places]) => (
        <div key={group} className={styles.group}>
          <Band>
            <SectionHeader title={t(`menu.${group}`)} />
            <Rows>
              {Object.entries(places).map(([word, path]) => (
                <ListRow key={word} title={t(`place.${word}`)} link={<Link to={path} />} />
              ))}
            </Rows>
          </Band>
        </div>
      ))}
    </Bands>
  )
}
