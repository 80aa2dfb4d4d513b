import type { JsonWebKey } from 'node:crypto'
import type { Gateway } from '../../server/domain.ts'
import type { OpenIdProvider } from './openid-provider.ts'

const TIMEOUT_MS = 10_000

interface Metadata {
  issuer: string
  authorization_endpoint: string
  token_endpoint: string
  jwks_uri: string
}

/** The configured sign-in provider, else the demo's; undefined when there is neither. */
export function providerOf(gateway: Pick<Gateway, 'app' | 'config' | 'standIns'>) {
  const issuer = gateway.config.socialIssuer
  const provider = issuer ? overHttp(issuer) : gateway.standIns?.openIdProvider(gateway)
  return provider && clientOf(provider, gateway)
}

const overHttp = (issuer: string): OpenIdProvider => ({
  issuer,
  async request(url, form) {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form && new URLSearchParams(form).toString(),
      headers: form && { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`the provider answered ${response.status}`)
    return response.json()
  },
})

function clientOf({ issuer, request }: OpenIdProvider, { config }: Pick<Gateway, 'config'>) {
  let known: Promise<Metadata> | undefined

  const metadata = async (): Promise<Metadata> => {
    known ??= request(`${issuer}/.well-known/openid-configuration`) as Promise<Metadata>
    try {
      return await known
    } catch (error) {
      known = undefined
      throw error
    }
  }

  return {
    metadata,
    // Requested for each sign-in, because a provider may change its keys at any time.
    keys: async () =>
      ((await request((await metadata()).jwks_uri)) as { keys: (JsonWebKey & { kid?: string })[] })
        .keys,
    async exchange(grant: {
      code: string
      redirectUri: string
      verifier: string
    }): Promise<string> {
      const answer = await request((await metadata()).token_endpoint, {
        grant_type: 'authorization_code',
        code: grant.code,
        redirect_uri: grant.redirectUri,
        client_id: config.socialClientId,
        client_secret: config.socialClientSecret,
        code_verifier: grant.verifier,
      })
      return String((answer as { id_token?: unknown }).id_token)
    },
  }
}
