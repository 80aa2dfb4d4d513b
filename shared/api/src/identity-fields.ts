import * as v from 'valibot'
import type { Refusal } from './shape.ts'
import { brokenPasswordRules } from './rules/password.ts'

/** An email address or a phone number, as typed. */
export const Username = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254))

export const UserId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** V-01: a new password. */
export const NewPassword = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((password) => brokenPasswordRules(password).length === 0, 'Minimal 8 karakter'),
)

export const ChannelName = v.picklist(['email', 'sms', 'whatsapp'])

/** The channels by which a code can reach this buyer. */
export const Channels = v.object({
  email: v.boolean(),
  sms: v.boolean(),
  whatsapp: v.boolean(),
  pin: v.boolean(),
})

export const Code = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/))
export const RequestId = v.pipe(v.string(), v.uuid())
/** A proof that the caller entered the right code, valid for a few minutes and one use. */
export const Ota = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/))

/** `expired_at` is in epoch seconds. */
const Token = v.object({ value: v.string(), expired_at: v.number() })

export const TokenPair = v.object({ access_token: Token, refresh_token: Token })

/** E-07: a code that was sent. `resend_in` is in seconds, `expired_at` and `resend_at` in epoch seconds. */
export const SentCode = v.object({
  data: v.object({
    request_id: v.string(),
    channel: ChannelName,
    /** The masked address or number that it went to. */
    target: v.string(),
    expired_at: v.number(),
    expiry_time: v.object({ expiry_date: v.string() }),
    resend_in: v.number(),
    resend_at: v.number(),
  }),
})

export const Confirmed = v.object({
  data: v.object({ confirmed: v.boolean(), ota: v.string(), expired_at: v.number() }),
})

/** V-02: the typed text is neither an email address nor a phone number. */
export const identifierRefusals = {
  IDENTIFIER_INVALID: {
    status: 400,
    id: 'Email atau Nomor Telpon tidak valid',
    en: 'The email or phone number is not valid',
  },
} as const satisfies Record<string, Refusal>

export const lockedRefusals = {
  LOGIN_LOCKED: {
    status: 429,
    id: 'Terlalu banyak percobaan masuk. Coba lagi dalam {minutes} menit',
    en: 'Too many attempts to log in. Try again in {minutes} minutes',
  },
} as const satisfies Record<string, Refusal>

export const registeredRefusals = {
  EMAIL_REGISTERED: {
    status: 409,
    id: 'Email sudah terdaftar',
    en: 'This email is already registered',
  },
  PHONE_REGISTERED: {
    status: 409,
    id: 'Nomor sudah terdaftar',
    en: 'This number is already registered',
  },
} as const satisfies Record<string, Refusal>

/** The reasons for which no code is sent. */
export const sendingRefusals = {
  CHANNEL_NOT_AVAILABLE: {
    status: 400,
    id: 'Saluran ini tidak tersedia untuk Anda',
    en: 'This channel is not available to you',
  },
  OTP_SENDING_LIMIT: {
    status: 429,
    id: 'Anda Telah Mencapai Batas Maximum',
    en: 'You have reached the maximum',
  },
  OTP_NETWORK_LIMIT: {
    status: 429,
    id: 'Terlalu banyak kode diminta dari jaringan Anda. Coba lagi dalam {wait}',
    en: 'Too many codes were requested from your network. Try again in {wait}',
  },
  OTP_PHONE_LIMIT: {
    status: 429,
    id: 'Pengiriman kode ke nomor telepon sedang dibatasi. Coba lagi dalam {wait}',
    en: 'Codes to phone numbers are limited for now. Try again in {wait}',
  },
  OTP_STILL_ACTIVE: {
    status: 429,
    id: 'Kode OTP masih aktif. Tunggu {seconds} detik sebelum mengirim ulang',
    en: 'Your code is still active. Wait {seconds} seconds before sending again',
  },
  OTP_NOT_SENT: {
    status: 503,
    id: 'Kode OTP gagal dikirim, silakan coba saluran lain',
    en: 'The code could not be sent, please try another channel',
  },
} as const satisfies Record<string, Refusal>

/** The reasons for which a code is rejected. */
export const codeRefusals = {
  OTP_INVALID: { status: 400, id: 'Kode OTP tidak valid', en: 'The code is not right' },
  OTP_EXPIRED: {
    status: 410,
    id: 'Verifikasi OTP gagal, silakan kirim ulang kode',
    en: 'The code could not be verified, please send a new one',
  },
  OTP_TOO_MANY_ATTEMPTS: {
    status: 429,
    id: 'Terlalu banyak percobaan verifikasi. Coba lagi dalam {minutes} menit',
    en: 'Too many attempts to verify. Try again in {minutes} minutes',
  },
} as const satisfies Record<string, Refusal>

export const unknownUserRefusals = {
  EMAIL_NOT_REGISTERED: {
    status: 404,
    id: 'Email tidak terdaftar atau belum terverifikasi',
    en: 'This email is not registered or not verified',
  },
  PHONE_NOT_REGISTERED: {
    status: 404,
    id: 'Nomor telepon tidak terdaftar atau belum terverifikasi',
    en: 'This phone number is not registered or not verified',
  },
} as const satisfies Record<string, Refusal>

const Base64Url = v.pipe(v.string(), v.regex(/^[\w-]{1,8000}$/))

const credential = {
  id: Base64Url,
  rawId: Base64Url,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
  clientExtensionResults: v.optional(v.record(v.string(), v.unknown()), {}),
}

/** A new passkey, as the browser returns it. */
export const PasskeyAttestation = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(10))),
  }),
})

/** The signature of a passkey, as the browser returns it. */
export const PasskeyAssertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: v.optional(Base64Url),
  }),
})

/** One reason for all: a caller must not learn which passkeys exist. */
export const passkeyRefusals = {
  PASSKEY_INVALID: {
    status: 400,
    id: 'Passkey tidak dapat diverifikasi, silakan ulangi',
    en: 'The passkey could not be verified, please try again',
  },
} as const satisfies Record<string, Refusal>

export const ownPasswordRefusals = {
  PASSWORD_NOT_VALID: { status: 403, id: 'Kata sandi salah', en: 'The password is wrong' },
  PASSWORD_LOCKED: {
    status: 429,
    id: 'Terlalu banyak percobaan. Coba lagi dalam {minutes} menit',
    en: 'Too many attempts. Try again in {minutes} minutes',
  },
} as const satisfies Record<string, Refusal>

export const otaRefusals = {
  OTA_INVALID: {
    status: 403,
    id: 'Verifikasi Anda sudah tidak berlaku, silakan ulangi',
    en: 'Your verification no longer holds, please repeat it',
  },
} as const satisfies Record<string, Refusal>
