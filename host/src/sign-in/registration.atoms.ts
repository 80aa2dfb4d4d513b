import { persistedAtom } from './persisted-atom.ts'
import type { OtpChannels } from './login.atoms.ts'

/** The state of a registration. */
export interface RegistrationState {
  step: 'register' | 'otp' | 'password' | 'done'
  name: string
  username: string
  password: string
  repeated: string
  otpChannels: OtpChannels
  otp: string
  /** The proof that the email or phone is confirmed. */
  ota: string
}

export const registrationAtom = persistedAtom<RegistrationState>(
  'sign_in.registration',
  {
    step: 'register',
    name: '',
    username: '',
    password: '',
    repeated: '',
    otpChannels: { email: false, whatsapp: true, sms: true },
    otp: '',
    ota: '',
  },
  ['password', 'repeated', 'otp'],
)
