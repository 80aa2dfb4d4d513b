import * as v from 'valibot'
import { otaRefusals, passkeyRefusals, PasskeyAttestation } from './identity-fields.ts'
import { PlainId, PlainText } from './plain.ts'
import { shape } from './shape.ts'

/** A passkey of the buyer. The secret is on the buyer's device, and never here. */
export const Passkey = v.object({
  id: v.string(),
  name: v.string(),
  created_at: v.string(),
  last_used_at: v.nullable(v.string()),
})

const List = v.object({ passkeys: v.array(Passkey) })
const Name = v.pipe(PlainText(60), v.minLength(1))

/** A challenge, for one use within five minutes, and what the browser is asked, as `@simplewebauthn/browser` reads it. */
const Asked = v.object({
  challenge_id: v.string(),
  options: v.record(v.string(), v.unknown()),
})

const unknown = {
  PASSKEY_UNKNOWN: { status: 404, id: 'Passkey tidak ditemukan', en: 'There is no such passkey' },
} as const

export const passkeys = shape({ summary: 'The passkeys of the account', reply: List })

export const passkeyOptions = shape({ summary: 'What a browser needs for a passkey', reply: Asked })

/** Needs the header X-Ota, the proof of identity. */
export const addPasskey = shape({
  summary: 'Add a passkey',
  body: v.object({ challenge_id: PlainId, name: Name, response: PasskeyAttestation }),
  reply: List,
  refusals: {
    ...otaRefusals,
    ...passkeyRefusals,
    PASSKEY_LIMIT: {
      status: 409,
      id: 'Anda sudah punya 10 passkey. Hapus salah satu dulu.',
      en: 'You have 10 passkeys already. Please remove one first.',
    },
  },
})

export const renamePasskey = shape({
  summary: 'Name a passkey',
  params: v.object({ passkeyId: PlainId }),
  body: v.object({ name: Name }),
  reply: List,
  refusals: unknown,
})

export const removePasskey = shape({
  summary: 'Remove a passkey',
  params: v.object({ passkeyId: PlainId }),
  reply: List,
  refusals: unknown,
})

export const passkeyChallenge = shape({
  summary: 'A challenge for the sign-in with a passkey',
  reply: Asked,
})
