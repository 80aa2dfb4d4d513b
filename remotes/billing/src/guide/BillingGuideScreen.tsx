import { Link, PageTitle, useMessages } from '@borong/contract'
import { ListRow } from '@borong/ui/ListRow'
import { BILLS } from '../bill/bills.ts'
import styles from './BillingGuideScreen.module.css'

/** Which number each kind of bill asks for. */
export function BillingGuideScreen() {
  const t = useMessages()
  return (
    <div className={styles.page}>
      <PageTitle>{t('guide.title')}</PageTitle>
      <section className={styles.band}>
        <h1 className={styles.title}>{t('guide.title')}</h1>
        <p className={styles.lead}>{t('guide.lead')}</p>
      </section>
      <ul className={styles.list} aria-label={t('guide.list')}>
        {Object.entries(BILLS).map(([path, bill]) => (
          <li key={path}>
            <ListRow title={t(`bill.${bill}.title`)} link={<Link to={`/billing/${path}`} />} />
          </li>
        ))}
      </ul>
    </div>
  )
}
