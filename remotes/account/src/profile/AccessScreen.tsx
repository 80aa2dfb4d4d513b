import { useRoutePath } from '../parts/use-route-path.ts'
import { SetPassword } from './SetPassword.tsx'
import { SetPin } from './SetPin.tsx'

/** The pages to set the buyer's credentials: password and PIN. */
export const AccessScreen = () => (useRoutePath().endsWith('/pin') ? <SetPin /> : <SetPassword />)
