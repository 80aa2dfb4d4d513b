import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../server/domain.ts'
import { sharedSecret } from './secrets.ts'

type Needs = Pick<Gateway, 'db' | 'config' | 'now'>

const COOKIE = 'known_device'
const LIFE_S = 365 * 24 * 60 * 60
/** A few people may share a phone or a cash register. */
const MOST_USERS = 3
const STAMP = /^([\w-]{12})\.([\da-z]{6,8})\.([\w-]{22})$/

/** The id of a device with an earlier sign-in of this buyer, from the cookie of that sign-in. */
export async function knownDevice(
  gateway: Needs,
  request: FastifyRequest,
  userId: string,
): Promise<string | undefined> {
  for (const text of stampsOf(request)) {
    const id = await readStamp(gateway, text, userId)
    if (id) return id
  }
  return undefined
}

/**
 * Sets a cookie in a browser in which a buyer has just signed in. The cookie grants no access: it gives the device its
 * own counters, so that guesses from elsewhere never lock the buyer out on it. A sign-out does not clear it.
 */
export async function rememberDevice(
  gateway: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const others: string[] = []
  let id = randomBytes(9).toString('base64url')
  for (const text of stampsOf(request)) {
    const own = await readStamp(gateway, text, userId)
    if (own) id = own
    else others.push(text)
  }
  const issued = Math.floor(gateway.now().getTime() / 1000).toString(36)
  const stamp = `${id}.${issued}.${await sign(gateway, userId, id, issued)}`
  const value = [stamp, ...others.slice(0, MOST_USERS - 1)].join('~')
  const secure = gateway.config.publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LIFE_S}${secure}`,
  )
}

const stampsOf = (request: FastifyRequest): string[] => {
  const cookie = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.~-]{1,200})(?:;|$)`)
  const value = cookie.exec(request.headers.cookie ?? '')?.[1] ?? ''
  return value
    .split('~')
    .filter((text) => STAMP.test(text))
    .slice(0, MOST_USERS)
}

/** The device's id, when the stamp belongs to this buyer and has not expired. */
async function readStamp(
  gateway: Needs,
  text: string,
  userId: string,
): Promise<string | undefined> {
  const [, id = '', issued = '', given = ''] = STAMP.exec(text) ?? []
  const expected = await sign(gateway, userId, id, issued)
  if (given.length !== expected.length) return undefined
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return undefined
  const endsAt = (Number.parseInt(issued, 36) + LIFE_S) * 1000
  return endsAt > gateway.now().getTime() ? id : undefined
}

/** Sixteen bytes: short enough for a header of every request, too long to guess. */
async function sign({ db }: Needs, userId: string, id: string, issued: string): Promise<string> {
  const hmac = createHmac('sha256', await sharedSecret(db, 'known-device'))
  return hmac.update(`${userId} ${id} ${issued}`).digest().subarray(0, 16).toString('base64url')
}
