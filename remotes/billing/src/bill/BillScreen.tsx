import { Link, PageTitle, useConfig, useLocation, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import styles from './BillScreen.module.css'
import { billAt } from './bills.ts'

/** which number a bill asks for, and that it can't be paid here yet. */
export function BillScreen() {
  const t = useMessages()
  const { supportPhone } = useConfig()
  const bill = billAt(useLocation().pathname)
  return (
    <div className={styles.page}>
      <PageTitle>{t(`bill.${bill}.title`)}</PageTitle>
      <section className={styles.band}>
        <h1 className={styles.title}>{t(`bill.${bill}.title`)}</h1>
        <p className={styles.lead}>{t(`bill.${bill}.number`)}</p>
        <Notice
          title={t('bill.closed')}
          action={
            supportPhone && (
              <Button
                variant="ghost"
                size="small"
                link={<a href={`tel:${supportPhone.replace(/\D/g, '')}`}>{supportPhone}</a>}
              >
                {t('bill.call', { phone: supportPhone })}
              </Button>
            )
          }
        >
          {t('bill.closedText')}
        </Notice>
        <Button variant="secondary" link={<Link to="/billing" />}>
          {t('bill.others')}
        </Button>
        <Button variant="ghost" link={<Link to="/" />}>
          {t('bill.home')}
        </Button>
      </section>
    </div>
  )
}
