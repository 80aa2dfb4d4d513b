import type { PasskeyAssertion, PasskeyAttestation } from '@borong/api/identity-fields'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { InferOutput } from 'valibot'
import type { Config } from '../../server/config.ts'
import type { Gateway } from '../../server/domain.ts'
import { takeChallenge } from './challenges.ts'

type Needs = Pick<Gateway, 'db' | 'now' | 'config'>

/** Loaded when a buyer uses a passkey: it is as large as a third of the gateway. */
export const webAuthn = () => import('@simplewebauthn/server')

/** The domain that passkeys belong to: browsers offer them there only. */
export const passkeyDomain = (config: Config): string =>
  config.passkeyDomain ?? new URL(config.shopUrl).hostname

/** The origins that may use passkeys. `http://localhost:*` stands for every port, as shops of developers have them. */
function allowedOrigins({ shopUrl, passkeyOrigins }: Config, clientData: string): string[] {
  const { origin } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
    origin?: unknown
  }
  const allowed = passkeyOrigins.length > 0 ? passkeyOrigins : [new URL(shopUrl).origin]
  const isLocal = /^http:\/\/localhost:\d+$/.test(String(origin))
  return allowed.map((one) => (one === 'http://localhost:*' && isLocal ? String(origin) : one))
}

/** The new credential in a browser's answer; undefined when the answer is wrong, late or of another origin. */
export async function newCredential(
  gateway: Needs,
  answer: { challengeId: string; userId: string; response: InferOutput<typeof PasskeyAttestation> },
) {
  const expectedChallenge = await takeChallenge(gateway, answer.challengeId, answer.userId)
  if (!expectedChallenge) return undefined
  const { response } = answer
  const { verifyRegistrationResponse } = await webAuthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: allowedOrigins(gateway.config, response.response.clientDataJSON),
      expectedRPID: passkeyDomain(gateway.config),
    })
    return registrationInfo?.credential
  } catch {
    return undefined
  }
}

/**
 * The owner of the passkey that signed; undefined when the answer is wrong, late, of another origin, or when the counter
 * of the authenticator went backwards, as that of a copied one does.
 */
export async function ownerOfPasskey(
  gateway: Needs,
  answer: { challengeId: string; response: InferOutput<typeof PasskeyAssertion> },
): Promise<string | undefined> {
  const { db, now, config } = gateway
  const expectedChallenge = await takeChallenge(gateway, answer.challengeId, null)
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', answer.response.id)
    .executeTakeFirst()
  if (!expectedChallenge || !passkey) return undefined
  const { response } = answer
  const { verifyAuthenticationResponse } = await webAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: allowedOrigins(config, response.response.clientDataJSON),
      expectedRPID: passkeyDomain(config),
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    })
    if (!verified) return undefined
    // Two sign-ins with the same counter at one moment: one of them is a copy.
    const used = await db
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter, last_used_at: now() })
      .where('id', '=', passkey.id)
      .where('counter', '=', passkey.counter)
      .returning('user_id')
      .executeTakeFirst()
    return used?.user_id
  } catch {
    return undefined
  }
}
