import type { Message } from '@borong/api/messages'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  chooseVersions,
  type Choice,
  type ChoiceContext,
  type ChosenSet,
} from './choose-versions.ts'
import { choiceMessages } from './messages.ts'

/** The set that an address chose, or the reason for its refusal. */
export type Chosen =
  | (Exclude<ChosenSet, { refused: Message }> & { query: string })
  | { refused: Message }

/** The channel whose pages show no version that its address alone has chosen. */
export const LIVE_CHANNEL = 'production'

/** The key that signs links to versions: the configured one, else the one on disk, created at the first start. */
export async function openOverrideKey(
  path: string,
  configured: string | undefined,
): Promise<string> {
  if (configured) return configured
  const stored = await readFile(path, 'utf8').catch(() => undefined)
  if (stored) return stored.trim()
  const key = randomBytes(32).toString('base64url')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, key, { mode: 0o600 })
  return key
}

/**
 * The query that opens a page of a production channel with other versions: `{ 'release.checkout': '1.2.0' }` or `{ set:
 * '<id>' }`, valid until the given time.
 */
export function signOverride(
  key: string,
  requested: Readonly<Record<string, string>>,
  until: Date,
): string {
  const query = new URLSearchParams({
    ...requested,
    until: String(Math.floor(until.getTime() / 1000)),
  })
  query.sort()
  query.set('sig', signatureOf(key, query))
  return query.toString()
}

const signatureOf = (key: string, query: URLSearchParams) =>
  createHmac('sha256', key).update(query.toString()).digest('base64url')

const isOverride = (name: string) =>
  name === 'set' || name.startsWith('release.') || name.startsWith('dev.')

/** Whether an address chooses versions at all; nearly none does. */
export const mayOverride = (search: string) => /[?&](set=|release\.|dev\.)/.test(search)

/** Returns the set that an address has chosen. */
export function chooseSet({
  search,
  key,
  now,
  ...context
}: ChoiceContext & { search: URLSearchParams; key: string; now: Date }): Chosen {
  const choice = read(search)
  const isLive = context.catalogue.channel === LIVE_CHANNEL
  const developed = Object.entries(choice.development ?? {})
  if (isLive && developed.length > 0) return { refused: choiceMessages.noDevelopment }
  if (isLive && !isSigned(search, key, now)) return { refused: choiceMessages.unsigned }

  const chosen = chooseVersions(choice, context)
  return 'refused' in chosen ? chosen : { ...chosen, query: overrideQuery(search) }
}

function read(search: URLSearchParams): Choice {
  const named = (prefix: string) =>
    Object.fromEntries(
      [...search]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, value]) => [name.slice(prefix.length), value]),
    )
  return {
    ...(search.has('set') ? { set: search.get('set')! } : {}),
    versions: named('release.'),
    development: named('dev.'),
  }
}

function isSigned(search: URLSearchParams, key: string, now: Date): boolean {
  const signed = overrideParameters(search)
  const given = Buffer.from(search.get('sig') ?? '')
  const right = Buffer.from(signatureOf(key, signed))
  const inTime = Number(signed.get('until')) * 1000 > now.getTime()
  return inTime && given.length === right.length && timingSafeEqual(given, right)
}

function overrideParameters(search: URLSearchParams): URLSearchParams {
  const chosen = new URLSearchParams(
    [...search].filter(([name]) => isOverride(name) || name === 'until'),
  )
  chosen.sort()
  return chosen
}

function overrideQuery(search: URLSearchParams): string {
  const chosen = overrideParameters(search)
  const signature = search.get('sig')
  if (signature) chosen.set('sig', signature)
  return chosen.toString()
}
