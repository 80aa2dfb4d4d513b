import { persistedAtom } from './persisted-atom.ts'

export interface OtpChannels {
  email: boolean
  whatsapp: boolean
  sms: boolean
}

/** The state of a sign-in. */
export interface LoginState {
  step: 'login' | 'password' | 'otp'
  /** The input: an email or a phone number. */
  username: string
  userId: string
  hasPassword: boolean
  password: string
  maskedPhone: string
  maskedEmail: string
  /** The masked address or number that the code was sent to. */
  otpTarget: string
  otpChannels: OtpChannels
  otp: string
  /** The code is for a forgotten password and sets a new one. */
  forgotPassword: boolean
}

export const loginAtom = persistedAtom<LoginState>(
  'sign_in.login',
  {
    step: 'login',
    username: '',
    userId: '',
    hasPassword: false,
    password: '',
    maskedPhone: '',
    maskedEmail: '',
    otpTarget: '',
    otpChannels: { email: false, whatsapp: false, sms: false },
    otp: '',
    forgotPassword: false,
  },
  ['password', 'otp'],
)
