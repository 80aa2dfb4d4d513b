import { useLanguage, useMessages, useSession } from '@borong/contract'
import { Navigate } from '@borong/contract/host'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Redirecting } from '../parts/Redirecting.tsx'
import styles from '../parts/SignIn.module.css'
import { SignInPage } from '../parts/SignInPage.tsx'
import { useLeave } from '../use-leave.ts'

/** The welcome voucher of a new buyer. */
const WELCOME = { percent: 20, freeShippingUpTo: 200_000 }

/** Confirms the new account and shows the welcome voucher and a link onward. */
export function RegisterSuccessScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const { status } = useSession()
  const leave = useLeave()
  if (status === 'unknown') return <Redirecting />
  if (status === 'guest') return <Navigate to="/register" replace />
  return (
    <SignInPage title={t('register.successTitle')} lead={t('register.successLead')}>
      <div className={styles.welcome}>
        <b>{t('register.welcome.title', { percent: WELCOME.percent })}</b>
        <span>
          {t('register.welcome.text', { amount: rupiah(WELCOME.freeShippingUpTo, language) })}
        </span>
      </div>
      <Button fullWidth onClick={leave}>
        {t('register.start')}
      </Button>
    </SignInPage>
  )
}
