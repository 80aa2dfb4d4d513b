import { useMessages } from '@borong/contract'
import { FirstLoader } from '../../shell/FirstLoader.tsx'
import { SignInPage } from './SignInPage.tsx'

/** Shown for the moment until the page that the visitor wanted is there. */
export function Leaving() {
  const t = useMessages()
  return (
    <SignInPage title={t('signIn.leaving')}>
      <FirstLoader />
    </SignInPage>
  )
}
