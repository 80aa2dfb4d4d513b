import { Link, PageTitle, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import styles from './AgeRulesScreen.module.css'

/** Who may buy age-restricted products, and how the age is verified. */
export function AgeRulesScreen() {
  const t = useMessages()
  return (
    <>
      <PageTitle>{t('rules.title')}</PageTitle>
      <section className={styles.section}>
        <h1>{t('rules.title')}</h1>
        <p className={styles.lead}>{t('rules.lead')}</p>
        <Button link={<Link to="/age-restricted" />}>{t('rules.open')}</Button>
      </section>
    </>
  )
}
