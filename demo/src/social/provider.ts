import { MINUTE_MS } from '@borong/api/rules/time'
import { createHash, randomBytes } from 'node:crypto'
import { isEmail, normaliseEmail } from '@borong/api/rules/email'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { OpenIdProvider } from '@borong/gateway/identity/social/openid-provider'
import type { Domain, Gateway } from '@borong/gateway/server/domain'
import { generalProblem } from '@borong/gateway/server/problem'
import { languageOf } from '@borong/gateway/server/serve'
import { hashToken } from '@borong/gateway/server/visitor'
import { sharedSecret } from '@borong/gateway/identity/secrets'
import { makeSigningKey, publicKeys, signIdToken } from './sign-id-token.ts'
import { providerPage } from './provider-page.ts'
import { challengeOf } from '@borong/gateway/identity/social/tickets'

const CODE_LIFE_MS = MINUTE_MS
const ID_TOKEN_LIFE_S = 5 * 60

const short = v.pipe(v.string(), v.maxLength(500))
const Authorize = v.object({
  response_type: v.literal('code'),
  client_id: short,
  redirect_uri: short,
  scope: v.pipe(short, v.regex(/(^| )openid( |$)/)),
  state: short,
  nonce: short,
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  code_challenge_method: v.literal('S256'),
})
const Person = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  email: v.pipe(v.string(), v.check(isEmail)),
})
const Exchange = v.object({
  grant_type: v.literal('authorization_code'),
  code: short,
  redirect_uri: short,
  client_id: short,
  client_secret: short,
  code_verifier: short,
})

const issuerOf = ({ config }: Pick<Gateway, 'config'>) => `${config.publicUrl}/social`

/** The client of the demo's provider, which runs in the same process. */
export function openIdProvider(gateway: Pick<Gateway, 'app' | 'config'>): OpenIdProvider {
  return {
    issuer: issuerOf(gateway),
    async fetch(url, { method, body, headers }) {
      const { statusCode, payload } = await gateway.app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url: url.slice(gateway.config.publicUrl.length),
        payload: body ? String(body) : undefined,
        headers,
      })
      return new Response(payload, {
        status: statusCode,
        headers: { 'content-type': 'application/json' },
      })
    },
  }
}

/** The pages of the demo's provider. Visitors choose any identity there, so a configured provider closes them. */
export const signInPages: Domain = {
  name: 'demo-sign-in',
  routes(gateway) {
    if (!gateway.config.socialIssuer) serveProvider(gateway)
  },
}

/** A small OpenID Connect provider: code flow with state, nonce and PKCE. */
function serveProvider(gateway: Gateway): void {
  const { db, config, now } = gateway
  const issuer = issuerOf(gateway)
  const redirectUri = `${issuer}/callback`
  const signingKey = () => sharedSecret(db, 'social-signing-key', makeSigningKey)

  const authorizeOf = (request: FastifyRequest) => {
    const input = v.safeParse(Authorize, request.query)
    const isClient =
      input.success &&
      input.output.client_id === config.socialClientId &&
      input.output.redirect_uri === redirectUri
    // Never redirects to an unknown client or address.
    if (!isClient) throw generalProblem('INVALID_REQUEST', languageOf(request))
    return input.output
  }
  const back = (reply: FastifyReply, values: Record<string, string>) => {
    return reply.redirect(`${redirectUri}?${new URLSearchParams(values)}`, 303)
  }
  const page = (request: FastifyRequest, reply: FastifyReply, wrongEmail: boolean) =>
    providerPage(reply, {
      language: languageOf(request),
      wrongEmail,
      formAction: `'self' ${new URL(config.publicUrl).origin} ${new URL(config.shopUrl).origin}`,
    })

  gateway.app.register(async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(body as string)))
      },
    )

    app.get('/social/.well-known/openid-configuration', async () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
    }))
    app.get('/social/keys', async () => publicKeys(await signingKey()))

    app.get('/social/authorize', async (request, reply) => {
      authorizeOf(request)
      return page(request, reply, false)
    })

    app.post('/social/authorize', async (request, reply) => {
      const input = authorizeOf(request)
      if ((request.body as { cancel?: string } | undefined)?.cancel) {
        return back(reply, { error: 'access_denied', state: input.state })
      }
      const person = v.safeParse(Person, request.body)
      if (!person.success) return page(request, reply, true)
      const code = randomBytes(32).toString('base64url')
      const email = normaliseEmail(person.output.email)
      await db
        .insertInto('provider_codes')
        .values({
          hash: hashToken(code),
          client_id: input.client_id,
          redirect_uri: input.redirect_uri,
          nonce: input.nonce,
          challenge: input.code_challenge,
          subject: createHash('sha256').update(email).digest('hex').slice(0, 24),
          email,
          name: person.output.name,
          expires_at: new Date(now().getTime() + CODE_LIFE_MS),
        })
        .execute()
      return back(reply, { code, state: input.state })
    })

    app.post('/social/token', async (request, reply) => {
      const input = v.safeParse(Exchange, request.body)
      if (!input.success) return reply.status(400).send({ error: 'invalid_request' })
      const {
        code,
        client_id: clientId,
        client_secret: secret,
        code_verifier: verifier,
      } = input.output
      if (clientId !== config.socialClientId || secret !== config.socialClientSecret) {
        return reply.status(401).send({ error: 'invalid_client' })
      }
      const row = await db
        .deleteFrom('provider_codes')
        .where('hash', '=', hashToken(code))
        .returningAll()
        .executeTakeFirst()
      const holds =
        row &&
        row.expires_at > now() &&
        row.redirect_uri === input.output.redirect_uri &&
        row.challenge === challengeOf(verifier)
      if (!holds) return reply.status(400).send({ error: 'invalid_grant' })
      const seconds = Math.floor(now().getTime() / 1000)
      const { subject: sub, email, name, nonce } = row
      const claims = {
        iss: issuer,
        aud: clientId,
        sub,
        iat: seconds,
        exp: seconds + ID_TOKEN_LIFE_S,
        nonce,
        email,
        email_verified: true,
        name,
      }
      // The shop reads the id token alone. The access token opens nothing.
      const access_token = randomBytes(32).toString('base64url')
      return {
        token_type: 'Bearer',
        access_token,
        id_token: signIdToken(claims, await signingKey()),
      }
    })
  })
}
