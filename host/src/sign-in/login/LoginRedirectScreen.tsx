import { Redirect } from '../parts/Redirect.tsx'

/** Where other sites send a visitor who should be logged in, with `ref` saying where to afterwards. */
export const LoginRedirectScreen = () => <Redirect to="/login" />
