import { toast, useConfig, useLanguage, useMessages, useStore } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { isInAppBrowser } from '@borong/ui/in-app-browser'
import { Suspense, useSyncExternalStore } from 'react'
import { optionalPart } from '../../shell/optional-part.ts'
import { arrivalAtom } from '../arrival.ts'
import { startSocialSignIn } from '../social.ts'
import { GoogleMark } from './GoogleMark.tsx'
import styles from './SignIn.module.css'

const OpenInBrowser = optionalPart(async () => ({
  default: (await import(/* webpackChunkName: 'in-app' */ '../../in-app/late-parts.ts'))
    .OpenInBrowser,
}))

const never = () => () => {}

/**
 * Sign-in or registration with a Google account. It leaves the shop and returns to the login page.
 * Google refuses it in the window of another app.
 */
export function SocialButton() {
  const t = useMessages()
  const { language } = useLanguage()
  const { hosts } = useConfig()
  const store = useStore()
  const start = () =>
    startSocialSignIn(hosts.identity, store.get(arrivalAtom).ajak).catch(() =>
      toast(t('error.title'), { type: 'error' }),
    )
  const isInApp = useSyncExternalStore(never, isInAppBrowser, () => false)
  if (isInApp)
    return (
      <Suspense>
        <OpenInBrowser language={language} why="signIn" />
      </Suspense>
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
