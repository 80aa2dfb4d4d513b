import type { JsonWebKey } from 'node:crypto'
import type { Gateway } from '../../server/domain.ts'

const TIMEOUT_MS = 10_000

interface Metadata {
  issuer: string
  authorization_endpoint: string
  token_endpoint: string
  jwks_uri: string
}

/** How to speak with the configured provider, or with the embedded one, which is asked without leaving the process. */
export function providerOf({ app, config }: Pick<Gateway, 'app' | 'config'>) {
  const issuer = config.socialIssuer ?? `${config.publicUrl}/social`
  let known: Promise<Metadata> | undefined

  const ask = async (url: string, form?: Record<string, string>): Promise<unknown> => {
    const payload = form && new URLSearchParams(form).toString()
    const headers = form && { 'content-type': 'application/x-www-form-urlencoded' }
    if (!config.socialIssuer) {
      const path = url.slice(config.publicUrl.length)
      const response = await app.inject({
        method: form ? 'POST' : 'GET',
        url: path,
        payload,
        headers,
      })
      if (response.statusCode !== 200)
        throw new Error(`the provider answered ${response.statusCode}`)
      return response.json()
    }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: payload,
      headers,
      redirect: 'error',
      signal,
    })
    if (!response.ok) throw new Error(`the provider answered ${response.status}`)
    return response.json()
  }

  const metadata = async (): Promise<Metadata> => {
    known ??= ask(`${issuer}/.well-known/openid-configuration`) as Promise<Metadata>
    try {
      return await known
    } catch (error) {
      known = undefined
      throw error
    }
  }

  return {
    metadata,
    // Asked for each sign-in: a provider changes its keys when it likes.
    keys: async () =>
      ((await ask((await metadata()).jwks_uri)) as { keys: (JsonWebKey & { kid?: string })[] })
        .keys,
    async exchange(grant: {
      code: string
      redirectUri: string
      verifier: string
    }): Promise<string> {
      const answer = await ask((await metadata()).token_endpoint, {
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
