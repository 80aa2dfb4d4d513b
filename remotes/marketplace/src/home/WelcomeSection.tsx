import { Link, useLanguage, useMessages, useSession } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { rupiah } from '@borong/ui/format/rupiah'
import { ChevronRightIcon } from '@borong/ui/icons/ChevronRightIcon'
import { TicketIcon } from '@borong/ui/icons/TicketIcon'
import { promoPath } from '../shop/paths.ts'
import styles from './Home.module.css'

/** The discounts of the welcome voucher. */
const WELCOME = { percent: 20, shipping: 200_000 }

/** The welcome voucher, for guests. A buyer's vouchers are in the account. */
export function WelcomeSection() {
  const t = useMessages()
  const { language } = useLanguage()
  const { loggedIn } = useSession()
  if (loggedIn) return null
  return (
    <Band label={t('welcome.label')}>
      <Link to={promoPath('selamat-datang')} className={styles.welcome}>
        <TicketIcon size={28} />
        <span>
          <b>{t('welcome.title', { percent: WELCOME.percent })}</b>
          <span>{t('welcome.text', { amount: rupiah(WELCOME.shipping, language) })}</span>
        </span>
        <ChevronRightIcon size={18} />
      </Link>
    </Band>
  )
}
