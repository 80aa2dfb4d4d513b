import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../server/domain.ts'
import { hashToken } from '../server/visitor.ts'
import type { DeskRole } from './table.ts'

type Needs = Pick<Gateway, 'db' | 'config' | 'now'>

/** The person at the desk. */
export interface Actor {
  id: string
  name: string
  role: DeskRole
  /** The store that a seller is limited to; null for an operator. */
  sellerId: number | null
  /** The CSRF token of the actor's forms; null for the demo's operator, whose requests use no session. */
  csrf: string | null
}

const SESSION_HOURS = 12
const COOKIE = 'desk_session'

/** In the demo the desk needs no sign-in. */
const demoOperator: Actor = {
  id: 'demo-operator',
  name: 'demo operator',
  role: 'operator',
  sellerId: null,
  csrf: null,
}

const random = () => randomBytes(32).toString('base64url')

/** The attributes of the desk's cookies: sent only to the desk, never from another site, not readable by scripts. */
export function cookieOf(
  { config }: Pick<Gateway, 'config'>,
  name: string,
  value: string,
  seconds: number,
): string {
  const { pathname, protocol } = new URL(config.publicUrl)
  const path = `${pathname.replace(/\/$/, '')}/seller-desk`
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`
}

export const readCookie = (request: FastifyRequest, name: string) =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]

/** Starts a session. Returns the `set-cookie` header. */
export async function startSession(gateway: Needs, userId: string): Promise<string> {
  const value = random()
  const seconds = SESSION_HOURS * 60 * 60
  await gateway.db
    .insertInto('desk_sessions')
    .values({
      hash: hashToken(value),
      user_id: userId,
      csrf: random(),
      expires_at: new Date(gateway.now().getTime() + seconds * 1000),
    })
    .execute()
  return cookieOf(gateway, COOKIE, value, seconds)
}

/** Ends the request's session. Returns the header that clears its cookie. */
export async function endSession(gateway: Needs, request: FastifyRequest): Promise<string> {
  const value = readCookie(request, COOKIE)
  if (value)
    await gateway.db.deleteFrom('desk_sessions').where('hash', '=', hashToken(value)).execute()
  return cookieOf(gateway, COOKIE, '', 0)
}

/** The signed-in actor of a request. In the demo the default is the demo's operator. */
export async function actorOf(
  { db, config, now }: Needs,
  request: FastifyRequest,
): Promise<Actor | undefined> {
  const value = readCookie(request, COOKIE)
  const row =
    value &&
    (await db
      .selectFrom('desk_sessions')
      .innerJoin('desk_users', 'desk_users.id', 'desk_sessions.user_id')
      .select(['desk_users.id', 'name', 'role', 'seller_id', 'csrf'])
      .where('hash', '=', hashToken(value))
      .where('expires_at', '>', now())
      .executeTakeFirst())
  if (row) {
    const { id, name, role, seller_id: sellerId, csrf } = row
    return { id, name, role, sellerId, csrf }
  }
  return config.demo ? demoOperator : undefined
}

export async function clearExpiredSessions({ db, now }: Needs): Promise<void> {
  await db.deleteFrom('desk_sessions').where('expires_at', '<=', now()).execute()
}
