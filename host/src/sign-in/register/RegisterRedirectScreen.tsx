import { Redirect } from '../parts/Redirect.tsx'

/** Other sites send a guest here to register; `ref` is the address for afterwards. */
export const RegisterRedirectScreen = () => <Redirect to="/register" />
