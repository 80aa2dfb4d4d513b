import { keptAtom } from './kept-atom.ts'

export interface OtpChannels {
  email: boolean
  whatsapp: boolean
  sms: boolean
}

/** Where a sign-in stands. */
export interface LoginState {
  step: 'login' | 'password' | 'otp'
  /** What was typed: an email or a phone number. */
  username: string
  userId: string
  hasPassword: boolean
  password: string
  maskedPhone: string
  maskedEmail: string
  /** The masked address or number that the code went to. */
  otpTarget: string
  otpChannels: OtpChannels
  otp: string
  /** The code is for a forgotten password: a new one is set with it. */
  forgotPassword: boolean
}

export const loginAtom = keptAtom<LoginState>(
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
