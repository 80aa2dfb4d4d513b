import { useLocation } from '@borong/contract'
import { SetPassword } from './SetPassword.tsx'
import { SetPin } from './SetPin.tsx'

/** What a buyer proves themselves with: the password, and the PIN. */
export const AccessScreen = () =>
  useLocation().pathname.endsWith('/pin') ? <SetPin /> : <SetPassword />
