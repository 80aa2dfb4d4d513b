import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  clockSkew,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import * as v from 'valibot'
import type { Gateway } from '../../server/domain.ts'
import type { OpenIdProvider } from './openid-provider.ts'

const TIMEOUT_S = 10

type Needs = Pick<Gateway, 'config' | 'now'>

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean()),
  name: v.optional(v.string()),
})
/** The claims of an id token that the shop reads. */
export type Claims = v.InferOutput<typeof Claims>

/** The values of one sign-in, which the browser brings back or the provider signs. */
interface Flow {
  state: string
  nonce: string
  verifier: string
}

/** The configured sign-in provider, else the demo's; undefined when there is neither. */
export function providerOf(gateway: Needs & Pick<Gateway, 'app' | 'standIns'>) {
  const issuer = gateway.config.socialIssuer
  const provider = issuer ? { issuer } : gateway.standIns?.openIdProvider(gateway)
  return provider && clientOf(provider, gateway)
}

function clientOf({ issuer, fetch }: OpenIdProvider, { config, now }: Needs) {
  const redirect_uri = `${config.publicUrl}/social/callback`
  // Only an address that the operator wrote without TLS is requested without it.
  const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : []
  let known: Promise<ServerMetadata> | undefined

  const discovered = async (): Promise<ServerMetadata> => {
    known ??= discovery(new URL(issuer), config.socialClientId, undefined, undefined, {
      execute,
      timeout: TIMEOUT_S,
      ...(fetch && { [customFetch]: fetch }),
    }).then((found) => found.serverMetadata())
    try {
      return await known
    } catch (error) {
      known = undefined
      throw error
    }
  }

  // Made for each sign-in, because a provider may change its keys at any time.
  const client = async (): Promise<Configuration> => {
    const made = new Configuration(await discovered(), config.socialClientId, {
      client_secret: config.socialClientSecret,
      [clockSkew]: (now().getTime() - Date.now()) / 1000,
    })
    for (const change of [enableNonRepudiationChecks, ...execute]) change(made)
    made.timeout = TIMEOUT_S
    if (fetch) made[customFetch] = fetch
    return made
  }

  return {
    /** The address of the provider's page. */
    async page({ state, nonce, challenge }: Omit<Flow, 'verifier'> & { challenge: string }) {
      const url = buildAuthorizationUrl(await client(), {
        redirect_uri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })
      return url.href
    },
    /** The claims of the visitor who comes back with this query. Throws when the provider did not sign them for this flow. */
    async claims(query: Record<string, string>, flow: Flow): Promise<Claims> {
      const callback = new URL(`${redirect_uri}?${new URLSearchParams(query)}`)
      const tokens = await authorizationCodeGrant(await client(), callback, {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.verifier,
        idTokenExpected: true,
      })
      return v.parse(Claims, tokens.claims())
    },
  }
}
