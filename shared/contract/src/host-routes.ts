/**
 * The pages that the host renders itself: sign-in, sign-out and registration. Data only, because the edge reads it too.
 */
import type { BootRoute } from './release.ts'

const page = (path: string, screen: string): BootRoute => ({
  path,
  guard: 'public',
  unit: 'host',
  screen: `./sign-in/${screen}`,
  frame: 'focus',
  // The browser renders it, so its document depends on no parameter.
  search: [],
})

/** The routes of the host. They precede the routes of remotes, so no remote can take one. */
export const hostRoutes: readonly BootRoute[] = [
  page('/login', 'LoginScreen'),
  page('/login/password', 'LoginPasswordScreen'),
  page('/login/otp', 'LoginCodeScreen'),
  page('/login/redirect', 'LoginRedirectScreen'),
  page('/login/logout', 'LogoutScreen'),
  page('/register', 'RegisterScreen'),
  page('/register/phone/verification', 'PhoneVerificationScreen'),
  page('/register/email/verification', 'EmailVerificationScreen'),
  page('/register/email/password', 'RegisterPasswordScreen'),
  page('/register/email/success', 'RegisterSuccessScreen'),
  page('/register/redirect', 'RegisterRedirectScreen'),
]
