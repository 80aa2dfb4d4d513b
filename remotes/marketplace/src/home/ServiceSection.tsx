import { Link, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { FileIcon } from '@borong/ui/icons/FileIcon'
import { GridIcon } from '@borong/ui/icons/GridIcon'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { LiveIcon } from '@borong/ui/icons/LiveIcon'
import { PercentIcon } from '@borong/ui/icons/PercentIcon'
import { SmartphoneIcon } from '@borong/ui/icons/SmartphoneIcon'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { ZapIcon } from '@borong/ui/icons/ZapIcon'
import { useMedia } from '@borong/ui/use-media'
import styles from './Home.module.css'

const SERVICES = [
  { word: 'localStores', to: '/local-store', Icon: StoreIcon },
  { word: 'promos', to: '/promo', Icon: PercentIcon },
  { word: 'live', to: '/live', Icon: LiveIcon },
  { word: 'pulsa', to: '/billing/pulsa', Icon: SmartphoneIcon },
  { word: 'pln', to: '/billing/listrik', Icon: ZapIcon },
  { word: 'tender', to: '/services/tender', Icon: FileIcon },
  { word: 'membership', to: '/services/borong-partner', Icon: HandshakeIcon },
  { word: 'menu', to: '/menu', Icon: GridIcon },
] as const

/**
 * Links to the shop's other offers: services, bills, membership. A wide window shows them beside the catalogues. The
 * server does not know the width, so styles place them there. After hydration the element is there too, for the
 * keyboard and for screen readers.
 */
export function ServiceSection({ isBesideCatalogues = false }: { isBesideCatalogues?: boolean }) {
  const t = useMessages()
  const isWide = useMedia('(min-width: 1024px)')
  if (isWide !== isBesideCatalogues) return null
  return (
    <Band>
      <SectionHeader title={t('home.services')} />
      <ul className={styles.services}>
        {SERVICES.map(({ word, to, Icon }) => (
          <li key={word}>
            <Link to={to} className={styles.service}>
              <Icon size={24} />
              {t(`place.${word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  )
}
