import { PageTitle, useMessages } from '@borong/contract'
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
    </div>
  )
}
