import { PageTitle, useMessages } from '@borong/contract'
import { Bands, HeadBand } from '@borong/ui/Band'
import { CoinsIcon } from '@borong/ui/icons/CoinsIcon'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { TruckIcon } from '@borong/ui/icons/TruckIcon'
import { ListRow } from '@borong/ui/ListRow'
import styles from './ServicesScreen.module.css'

const services = [
  { key: 'agent', Icon: StoreIcon },
  { key: 'connect', Icon: HandshakeIcon },
  { key: 'financiall', Icon: CoinsIcon },
  { key: 'kargo', Icon: TruckIcon },
  { key: 'partner', Icon: StoreIcon },
] as const

/** What Borong offers a business besides its catalogue. */
export function ServicesScreen() {
  const t = useMessages()
  return (
    <Bands>
      <PageTitle>{t('services.pageTitle')}</PageTitle>
      <HeadBand title={t('services.title')} lead={t('services.lead')} />
      <ul className={styles.list}>
        {services.map(({ key, Icon }) => (
          <li key={key}>
            <ListRow
              title={t(`services.${key}.name`)}
              detail={t(`services.${key}.detail`)}
              start={<Icon />}
            />
          </li>
        ))}
      </ul>
    </Bands>
  )
}
