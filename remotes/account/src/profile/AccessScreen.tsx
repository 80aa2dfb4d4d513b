import { useRoutePath } from '../parts/use-route-path.ts'
import { SetPassword } from './SetPassword.tsx'
import { SetPin } from './SetPin.tsx'

/** What a buyer proves themselves with: the password, and the PIN. */
export const AccessScreen = () => (useRoutePath().endsWith('/pin') ? <SetPin /> : <SetPassword />)
