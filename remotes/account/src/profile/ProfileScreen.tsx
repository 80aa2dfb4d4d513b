import { PageTitle, useMessages } from '@borong/contract'
import styles from './ProfileScreen.module.css'

/** The buyer’s own page. */
export function ProfileScreen() {
  const t = useMessages()
  return (
    <div className={styles.page}>
      <PageTitle>{t('profile.title')}</PageTitle>
      <section className={styles.band}>
        <h1 className={styles.title}>{t('profile.title')}</h1>
        <p className={styles.lead}>{t('profile.lead')}</p>
      </section>
    </div>
  )
}
