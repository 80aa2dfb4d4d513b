import { useMessages } from '@borong/contract'
import { FirstLoader } from '../../shell/FirstLoader.tsx'
import { SignInPage } from './SignInPage.tsx'

/** Shown until the visitor's destination has loaded. */
export function Redirecting() {
  const t = useMessages()
  return (
    <SignInPage title={t('signIn.leaving')}>
      <FirstLoader />
    </SignInPage>
  )
}
