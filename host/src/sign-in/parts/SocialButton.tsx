import { toast, useConfig, useMessages, useStore } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { arrivalAtom } from '../arrival.ts'
import { startSocialSignIn } from '../social.ts'
import { GoogleMark } from './GoogleMark.tsx'
import styles from './SignIn.module.css'

/** Sign-in or registration with a Google account. It leaves the shop and returns to the login page. */
export function SocialButton() {
  const t = useMessages()
  const { hosts } = useConfig()
  const store = useStore()
  const start = () =>
    startSocialSignIn(hosts.identity, store.get(arrivalAtom).ajak).catch(() =>
      toast(t('error.title'), { type: 'error' }),
    )
  return (
    <>
      <div className={styles.or}>{t('signIn.or')}</div>
      <Button variant="secondary" fullWidth icon={<GoogleMark />} onClick={start}>
        {t('signIn.social.google')}
      </Button>
    </>
  )
}
