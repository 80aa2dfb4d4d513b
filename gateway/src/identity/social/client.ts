import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Gateway } from '../../server/domain.ts'
import { generalProblem } from '../../server/problem.ts'
import { languageOf } from '../../server/serve.ts'
import { hashToken } from '../../server/visitor.ts'
import { knownDevice } from '../known-devices.ts'
import { accountForClaims } from './linking.ts'
import { providerOf } from './provider.ts'
import { challengeOf, issueTicket } from './tickets.ts'

const FLOW_LIFE_S = 10 * 60
const COOKIE = 'social_browser'

const Start = v.object({
  provider: v.optional(v.picklist(['google']), 'google'),
  /** S256 of a verifier that stays in the browser until the login call. */
  challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  /** The referral code of the link that the visitor came by. A mistyped one does not prevent the sign-in. */
  ajak: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))), undefined),
})

const random = () => randomBytes(32).toString('base64url')

/** The shop's side of a social sign-in: redirect, callback, and a ticket for the login call. Needs a provider. */
export function serveSocial(gateway: Gateway): void {
  const provider = providerOf(gateway)
  if (!provider) return
  const { app, db, config, now } = gateway
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : ''

  app.get('/social/start', async (request, reply) => {
    const parsed = v.safeParse(Start, request.query)
    if (!parsed.success)
      throw generalProblem('INVALID_REQUEST', languageOf(request), { challenge: ['Invalid'] })
    const [state, nonce, verifier, browser] = [random(), random(), random(), random()]
    await db
      .insertInto('social_flows')
      .values({
        state_hash: hashToken(state),
        provider: parsed.output.provider,
        nonce,
        code_verifier: verifier,
        browser_hash: hashToken(browser),
        challenge: parsed.output.challenge,
        ajak: parsed.output.ajak ?? null,
        expires_at: new Date(now().getTime() + FLOW_LIFE_S * 1000),
      })
      .execute()
    const page = await provider.page({ state, nonce, challenge: challengeOf(verifier) })
    reply.header(
      'set-cookie',
      `${COOKIE}=${browser}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${FLOW_LIFE_S}${secure}`,
    )
    return reply.redirect(page, 303)
  })

  app.get<{ Querystring: Record<string, string | string[]> }>(
    '/social/callback',
    async (request, reply) => {
      const toLogin = (result: Record<string, string>) =>
        reply.redirect(`${config.shopUrl}/login?${new URLSearchParams(result)}`, 303)
      const { state, code, error, iss } = request.query
      const flow = typeof state === 'string' ? await takeFlow(state, browserOf(request)) : undefined
      if (!flow) return toLogin({ social_error: 'expired' })
      if (error !== undefined || typeof code !== 'string')
        return toLogin({ social_error: 'cancelled' })
      try {
        const claims = await provider.claims(
          { code, state: flow.state, ...(typeof iss === 'string' && { iss }) },
          { ...flow, verifier: flow.code_verifier },
        )
        const userId = await accountForClaims(gateway, flow.provider, claims, {
          code: flow.ajak,
          isDeviceOf: async (id) => (await knownDevice(gateway, request, id)) !== undefined,
        })
        if (!userId) return toLogin({ social_error: 'email_not_verified' })
        return toLogin({ social_ticket: await issueTicket(gateway, userId, flow.challenge) })
      } catch (reason) {
        request.log.warn({ err: reason }, 'a social sign-in failed')
        return toLogin({ social_error: 'failed' })
      }
    },
  )

  // A state is valid once, and only in the browser that started the flow.
  const takeFlow = async (state: string, browser: string | undefined) => {
    const flow = await db
      .deleteFrom('social_flows')
      .where('state_hash', '=', hashToken(state))
      .returningAll()
      .executeTakeFirst()
    if (!flow || !browser || flow.browser_hash !== hashToken(browser) || flow.expires_at <= now())
      return undefined
    return { ...flow, state }
  }
}

const browserOf = (request: FastifyRequest) =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]
