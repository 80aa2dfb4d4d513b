import { tokenPair } from '../session/testing.ts'
import type { Answer } from '../testing/fake-gateway.ts'

/** The gateway's data of a buyer, as `checkUser` returns it. */
export const knownBuyer = (more: Record<string, unknown> = {}): Answer => ({
  body: {
    data: {
      exists: true,
      type: 'phone',
      user_id: 'buyer-1',
      email_verified: false,
      phone_verified: true,
      has_password: true,
      channels: { email: false, sms: true, whatsapp: true, pin: false },
      masked_email: null,
      masked_phone: '0812-****-7890',
      ...more,
    },
  },
})

export const unknownBuyer: Answer = knownBuyer({
  exists: false,
  user_id: null,
  phone_verified: false,
  has_password: false,
  channels: { email: false, sms: false, whatsapp: false, pin: false },
  masked_phone: null,
})

export const offeredChannels: Answer = {
  body: {
    data: {
      channels: { email: false, sms: true, whatsapp: true, pin: false },
      masked_email: null,
      masked_phone: '0812-****-7890',
    },
  },
}

/** The reply to a sent code. Another code may be sent after a minute. */
export const sentCode = (more: Record<string, unknown> = {}): Answer => ({
  body: {
    data: {
      request_id: '0b9d3c4e-1111-4222-8333-444455556666',
      channel: 'whatsapp',
      target: '0812-****-7890',
      expired_at: 0,
      expiry_time: { expiry_date: '' },
      resend_in: 60,
      resend_at: 0,
      ...more,
    },
  },
})

export const signedIn = (): Answer => ({ body: { data: { ...tokenPair(), user_id: 'buyer-1' } } })

export const refusal = (
  status: number,
  name: string,
  more: Record<string, unknown> = {},
): Answer => ({ status, body: { name, ...more } })
