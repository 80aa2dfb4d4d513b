import * as v from 'valibot'
import { shape } from './shape.ts'
import {
  ChannelName,
  Channels,
  Code,
  codeRefusals,
  Confirmed,
  identifierRefusals,
  otaRefusals,
  ownPasswordRefusals,
  registeredRefusals,
  RequestId,
  sendingRefusals,
  SentCode,
  unknownUserRefusals,
  Username,
} from './identity-fields.ts'

const SsoCode = v.optional(v.pipe(v.string(), v.maxLength(50)))
const PaymentMethodCodes = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(50))), v.maxLength(50)),
)

const asksForCode = {
  body: v.object({
    type: v.picklist(['login', 'register']),
    username: Username,
    channel: ChannelName,
  }),
  reply: SentCode,
  refusals: {
    ...identifierRefusals,
    ...sendingRefusals,
    ...registeredRefusals,
    ...unknownUserRefusals,
  },
} as const

const asksAgain = {
  body: v.object({ request_id: RequestId, channel: v.optional(ChannelName) }),
  reply: SentCode,
  refusals: { ...sendingRefusals, OTP_EXPIRED: codeRefusals.OTP_EXPIRED },
} as const

/** C-06: sends a code for a sign-in or a registration. */
export const sendOtp = shape({ summary: 'Send a one-time code', ...asksForCode })

/** C-06: sends a new code for the same request, by another channel if requested. */
export const resendOtp = shape({ summary: 'Send the one-time code again', ...asksAgain })

/** C-11: as `sendOtp`, or for a signed-in buyer's own unverified email or phone (then without `username`). */
export const generateOtp = shape({
  summary: 'Send a one-time code',
  body: v.variant('type', [
    v.object({ type: v.picklist(['login', 'register']), username: Username, channel: ChannelName }),
    v.object({ type: v.picklist(['verify_email', 'verify_phone']), channel: ChannelName }),
  ]),
  reply: SentCode,
  refusals: asksForCode.refusals,
})

/** C-11: as `resendOtp`. */
export const resendUserOtp = shape({ summary: 'Send the one-time code again', ...asksAgain })

/**
 * C-11: checks a code of `generateOtp`, which verifies a buyer's own email or phone. `login` takes a sign-in's code.
 */
export const verifyOtp = shape({
  summary: 'Verify a one-time code',
  body: v.object({ request_id: RequestId, otp: Code }),
  reply: Confirmed,
  refusals: codeRefusals,
})

const VerifiedChannel = v.picklist(['email', 'sms', 'whatsapp', 'pin'])

/**
 * C-09: verifies a signed-in buyer again before a sensitive action: lists channels, sends a code, checks code or PIN.
 */
export const verifyUser = shape({
  summary: 'Verify the signed-in buyer',
  body: v.variant('type', [
    v.object({
      type: v.literal('channel_list'),
      sso_code: SsoCode,
      payment_method_codes: PaymentMethodCodes,
    }),
    v.object({
      type: v.literal('request_verification_number'),
      channel: ChannelName,
      sso_code: SsoCode,
      payment_method_codes: PaymentMethodCodes,
    }),
    v.object({
      type: v.literal('request_ota'),
      channel: VerifiedChannel,
      request_id: v.optional(RequestId),
      verification_number: Code,
      sso_code: SsoCode,
      payment_method_codes: PaymentMethodCodes,
    }),
  ]),
  reply: v.union([
    SentCode,
    Confirmed,
    v.object({
      data: v.object({
        channels: Channels,
        masked_email: v.nullable(v.string()),
        masked_phone: v.nullable(v.string()),
      }),
    }),
  ]),
  refusals: { ...sendingRefusals, ...codeRefusals },
})

const NewIdentity = v.object({
  type: v.picklist(['email', 'phone']),
  new_identity: Username,
  /** For a phone: which of the two channels sends the code. */
  channel: v.optional(v.picklist(['sms', 'whatsapp']), 'sms'),
})

const identityRefusals = {
  ...identifierRefusals,
  ...sendingRefusals,
  ...registeredRefusals,
  SAME_IDENTITY: {
    status: 400,
    id: 'Harus berbeda dari yang lama',
    en: 'It must differ from the old one',
  },
} as const

/** C-10, V-05: changes email or phone. Needs the header X-Ota of `verifyUser`, and sends a code to the new one. */
export const changeIdentity = shape({
  summary: 'Change the email or the phone number',
  body: NewIdentity,
  reply: SentCode,
  refusals: { ...identityRefusals, ...otaRefusals },
})

/**
 * C-10: adds a missing or unverified email or phone to the account, and sends a code to it. An account with a verified
 * contact or a PIN needs the header X-Ota of `verifyUser`, one with only a password needs the password.
 */
export const newIdentity = shape({
  summary: 'Add an email or a phone number',
  body: v.object({
    ...NewIdentity.entries,
    password: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  reply: SentCode,
  refusals: {
    ...identityRefusals,
    ...otaRefusals,
    ...ownPasswordRefusals,
    IDENTITY_VERIFIED: {
      status: 403,
      id: 'Verifikasi diri Anda untuk mengubah data ini',
      en: 'Verify yourself to change this',
    },
  },
})

/** C-10: checks the code that was sent to the new email or phone, and then assigns it to the buyer. */
export const verifyIdentity = shape({
  summary: 'Confirm the new email or phone number',
  body: v.object({ new_identity: Username, otp: Code }),
  reply: v.object({
    data: v.object({
      confirmed: v.boolean(),
      email: v.nullable(v.string()),
      handphone: v.nullable(v.string()),
    }),
  }),
  refusals: { ...identifierRefusals, ...codeRefusals, ...registeredRefusals },
})
