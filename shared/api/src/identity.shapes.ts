import * as v from 'valibot'
import { shape } from './shape.ts'
import {
  Channels,
  Code,
  codeRefusals,
  Confirmed,
  identifierRefusals,
  lockedRefusals,
  NewPassword,
  Ota,
  otaRefusals,
  PasskeyAssertion,
  passkeyRefusals,
  registeredRefusals,
  RequestId,
  TokenPair,
  UserId,
  Username,
} from './identity-fields.ts'

/** C-02: a guest token for an unknown visitor. `expired_at` is in epoch seconds. */
export const authorize = shape({
  summary: 'A guest token',
  reply: v.object({
    data: v.object({ guest_token: v.string(), expired_at: v.number() }),
  }),
})

/**
 * C-03: a new token pair for the refresh token in the Authorization header. A repeat within seconds returns the same.
 */
export const retoken = shape({
  summary: 'New tokens for a refresh token',
  reply: v.object({ name: v.literal('SUCCESS'), data: TokenPair }),
})

/** C-04: ends the session of the access token. */
export const blacklist = shape({
  summary: 'End this sign-in',
  reply: v.object({ name: v.literal('SUCCESS') }),
})

/**
 * C-05, X-02: by password, by one-time code (which can reset a forgotten password), by a social sign-in's ticket, or by a passkey.
 */
export const login = shape({
  summary: 'Sign in',
  body: v.variant('type', [
    v.object({
      type: v.literal('password'),
      username: Username,
      password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    }),
    v.object({
      type: v.literal('otp'),
      request_id: RequestId,
      otp: Code,
      new_password: v.optional(NewPassword),
    }),
    v.object({
      type: v.literal('social'),
      ticket: Ota,
      verifier: v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/)),
    }),
    v.object({
      type: v.literal('passkey'),
      challenge_id: Ota,
      response: PasskeyAssertion,
    }),
  ]),
  reply: v.object({ data: v.object({ ...TokenPair.entries, user_id: v.string() }) }),
  refusals: {
    ...identifierRefusals,
    ...codeRefusals,
    PASSWORD_NOT_VALID: {
      status: 403,
      code: 95,
      id: 'Email, nomor telepon, atau kata sandi salah',
      en: 'The email, phone number or password is wrong',
    },
    EMAIL_NOT_VERIFIED: {
      status: 403,
      code: 93,
      id: 'Email belum terverifikasi',
      en: 'The email is not verified yet',
    },
    ...lockedRefusals,
    ...passkeyRefusals,
    SOCIAL_FAILED: {
      status: 400,
      id: 'Masuk dengan akun sosial gagal, silakan ulangi',
      en: 'The social sign-in failed, please repeat it',
    },
  },
})

/**
 * C-07: the channels that a code can take to this user, masked. A guest names the account by the ticket of `checkUser`.
 */
export const verificationChannels = shape({
  summary: 'The channels that a code can take',
  params: v.object({ userId: UserId }),
  query: v.object({ sso_code: v.optional(v.pipe(v.string(), v.maxLength(50))) }),
  reply: v.object({
    data: v.object({
      channels: Channels,
      masked_email: v.nullable(v.string()),
      masked_phone: v.nullable(v.string()),
    }),
  }),
  refusals: lockedRefusals,
})

/** C-08: takes the code that `sendOtp` sent for a registration; the answer's `ota` goes into `register`. */
export const verifyRegister = shape({
  summary: 'Confirm the email or phone of a registration',
  body: v.object({ request_id: RequestId, otp: Code }),
  reply: Confirmed,
  refusals: codeRefusals,
})

/** C-08: creates the account and signs in. A registration by email needs a password; by phone it may be set later. */
export const register = shape({
  summary: 'Register',
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    username: Username,
    password: v.optional(NewPassword),
    ota: Ota,
    /** The referral code of the link that brought the visitor. An unknown one is ignored. */
    ajak: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
  }),
  reply: v.object({ data: v.object({ ...TokenPair.entries, user_id: v.string() }) }),
  refusals: {
    ...identifierRefusals,
    ...registeredRefusals,
    ...otaRefusals,
    PASSWORD_MISSING: { status: 400, id: 'Kata sandi wajib diisi', en: 'A password is required' },
  },
})

/** C-10: the account's data in the sign-in service. */
export const ssoProfile = shape({
  summary: 'The account',
  reply: v.object({
    data: v.object({
      id: v.string(),
      sso_id: v.string(),
      name: v.string(),
      email: v.nullable(v.string()),
      handphone: v.nullable(v.string()),
      email_verified: v.boolean(),
      phone_verified: v.boolean(),
      has_password: v.boolean(),
      has_pin: v.boolean(),
    }),
  }),
})

/**
 * C-11, V-02: whether an email or phone has an account, and how it can sign in. For another account than the caller's,
 * `user_id` is a ticket for `verificationChannels`, valid for ten minutes with the same guest token, without contacts.
 */
export const checkUser = shape({
  summary: 'Whether an account exists',
  query: v.object({ username: Username }),
  reply: v.object({
    data: v.object({
      exists: v.boolean(),
      type: v.picklist(['email', 'phone']),
      user_id: v.nullable(v.string()),
      email_verified: v.boolean(),
      phone_verified: v.boolean(),
      has_password: v.boolean(),
      channels: Channels,
      masked_email: v.nullable(v.string()),
      masked_phone: v.nullable(v.string()),
    }),
  }),
  refusals: identifierRefusals,
})
