import { PageTitle, useMessages } from '@borong/contract'
import styles from './HomeScreen.module.css'

/** The first page of the shop. */
export function HomeScreen() {
  const t = useMessages()
  return (
    <div className={styles.page}>
      <PageTitle>{t('home.title')}</PageTitle>
      <section className={styles.band}>
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
      </section>
    </div>
  )
}
