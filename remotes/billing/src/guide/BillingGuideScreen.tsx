import { Link, PageTitle, useMessages } from '@borong/contract'
import { Bands, HeadBand } from '@borong/ui/Band'
import { ListRow } from '@borong/ui/ListRow'
import { BILLS } from '../bill/bills.ts'
import styles from './BillingGuideScreen.module.css'

/** The number that each kind of bill needs. */
export function BillingGuideScreen() {
  const t = useMessages()
  return (
    <Bands>
      <PageTitle>{t('guide.title')}</PageTitle>
      <HeadBand title={t('guide.title')} lead={t('guide.lead')} />
      <ul className={styles.list} aria-label={t('guide.list')}>
        {Object.entries(BILLS).map(([path, bill]) => (
          <li key={path}>
            <ListRow title={t(`bill.${bill}.title`)} link={<Link to={`/billing/${path}`} />} />
          </li>
        ))}
      </ul>
    </Bands>
  )
}
