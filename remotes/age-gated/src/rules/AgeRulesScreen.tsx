import { PageTitle, useMessages } from '@borong/contract'
import styles from './AgeRulesScreen.module.css'

/** Who may buy what is sold from 21 on, and how that is known. */
export function AgeRulesScreen() {
  const t = useMessages()
  return (
    <div className={styles.page}>
      <PageTitle>{t('rules.title')}</PageTitle>
      <section className={styles.band}>
        <h1 className={styles.title}>{t('rules.title')}</h1>
        <p className={styles.lead}>{t('rules.lead')}</p>
      </section>
    </div>
  )
}
