import { Link, useConfig, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band, Screen } from '../shop/Screen.tsx'
import styles from './InsuranceScreen.module.css'

/** The insurance of a shipment: its coverage, its price, and how to claim it. */
export function InsuranceScreen() {
  const t = useMessages()
  const { supportPhone } = useConfig()
  return (
    <Screen title={t('insurance.title')}>
      {(['covered', 'cost', 'mandatory'] as const).map((part) => (
        <Band key={part}>
          <SectionHeader title={t(`insurance.${part}.title`)} />
          <p className={styles.text}>{t(`insurance.${part}.text`)}</p>
        </Band>
      ))}
      <Band>
        <SectionHeader title={t('insurance.claim.title')} />
        <ol className={styles.steps}>
          <li>{t('insurance.claim.photo')}</li>
          <li>{t('insurance.claim.invoice')}</li>
          <li>{t('insurance.claim.call', { phone: supportPhone })}</li>
        </ol>
        <Button variant="secondary" fullWidth link={<Link to="/transaction" />}>
          {t('checkout.toOrders')}
        </Button>
      </Band>
    </Screen>
  )
}
