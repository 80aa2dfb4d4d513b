import { Link, PageTitle, useMessages, useSession } from '@borong/contract'
import { Bands, HeadBand } from '@borong/ui/Band'
import { CoinsIcon } from '@borong/ui/icons/CoinsIcon'
import { FileIcon } from '@borong/ui/icons/FileIcon'
import { GridIcon } from '@borong/ui/icons/GridIcon'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { StarIcon } from '@borong/ui/icons/StarIcon'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { TagIcon } from '@borong/ui/icons/TagIcon'
import { TargetIcon } from '@borong/ui/icons/TargetIcon'
import { TruckIcon } from '@borong/ui/icons/TruckIcon'
import { UserIcon } from '@borong/ui/icons/UserIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Applications } from '../application/Applications.tsx'
import { SERVICES } from '../service-names.ts'
import styles from './ServicesScreen.module.css'

const ICONS = {
  tender: FileIcon,
  agent: UserIcon,
  collection: GridIcon,
  connect: HandshakeIcon,
  financiall: CoinsIcon,
  kargo: TruckIcon,
  partner: StoreIcon,
  radar: TargetIcon,
  rbiz: TagIcon,
  tokopos: ReceiptIcon,
  membership: StarIcon,
}

/** the services for businesses besides the catalogue. */
export function ServicesScreen() {
  const t = useMessages()
  const { loggedIn } = useSession()
  return (
    <Bands>
      <PageTitle>{t('services.pageTitle')}</PageTitle>
      <HeadBand title={t('services.title')} lead={t('services.lead')} />
      <ul className={styles.list}>
        {Object.entries(SERVICES).map(([address, name]) => {
          const Icon = ICONS[name]
          return (
            <li key={name}>
              <ListRow
                title={t(`services.${name}.name`)}
                detail={t(`services.${name}.detail`)}
                start={<Icon />}
                link={<Link to={`/services/${address}`} />}
              />
            </li>
          )
        })}
      </ul>
      {loggedIn && <Applications />}
    </Bands>
  )
}
