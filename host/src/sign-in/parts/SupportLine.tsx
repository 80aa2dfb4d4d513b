import { useConfig, useMessages } from '@borong/contract'
import { phoneLink } from '@borong/ui/format/phone-link'
import styles from './SignIn.module.css'

/** The contact of customer support, for a visitor who has no other option left. */
export function SupportLine() {
  const t = useMessages()
  const { supportPhone } = useConfig()
  if (!supportPhone) return null
  return (
    <a className={styles.link} href={phoneLink(supportPhone)}>
      {t('signIn.support', { phone: supportPhone })}
    </a>
  )
}
