import { Redirect } from '../parts/Redirect.tsx'

/** Where other sites send a visitor who should have an account, with `ref` saying where to afterwards. */
export const RegisterRedirectScreen = () => <Redirect to="/register" />
