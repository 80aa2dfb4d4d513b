import { Redirect } from '../parts/Redirect.tsx'

/** Other sites send a guest here to log in; `ref` is the address for afterwards. */
export const LoginRedirectScreen = () => <Redirect to="/login" />
