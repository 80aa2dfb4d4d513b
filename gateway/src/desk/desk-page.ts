import { type Message, textsIn } from '@borong/api/messages'
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { newId } from '../server/new-id.ts'
import type { Trx } from '../server/database.ts'
import { atomically } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { escapeHtml, sendPage } from '../server/page.ts'
import type { WorkQueue } from '../server/work-queue.ts'
import { generalProblem } from '../server/problem.ts'
import { languageOf } from '../server/serve.ts'
import { actorOfKey, hasKey } from './keys.ts'
import { type Actor, actorOf } from './sessions.ts'
import type { DeskRole } from './table.ts'
import { headMessages } from './messages.ts'
import { CSRF_HEADER } from './csrf-header.ts'

/** The path prefix of the desk's pages. */
export const DESK = '/seller-desk'

interface DeskQuery {
  /** The page of a list, from 1. */
  page: number
  /** The mark of the data that the reader has. */
  since: string
  /** The typed words of a search. */
  search: string
}

interface DeskPage<D extends object> {
  /** The path below `/seller-desk`; empty for the first page. */
  path: '' | `/${string}`
  title: Message
  /** The page of one subject: its path has a parameter, and the navigation does not name it. */
  isDetail?: boolean
  /** Also for a seller's own system, with a key. */
  isForKeys?: boolean
  /**
   * The data that this actor may see on the page, of a list with `has_more` when there is another page; also the response to a client that does not accept HTML. Undefined
   * when the subject does not exist for this actor.
   */
  read(
    actor: Actor,
    params: Readonly<Record<string, string>>,
    query: DeskQuery,
  ): Promise<(D & { has_more?: boolean }) | undefined>
  view(data: D, language: Language): { body: string; style?: string; script?: string }
}

interface Done {
  /** Written to the desk's log with the actor. */
  subject: string
  detail?: string
  reply: object
}

interface DeskAct<S extends v.GenericSchema, P> {
  path: '' | `/${string}`
  /** Its name in the log. */
  action: string
  body: S
  /** Also for a seller's own system, with a key. */
  isForKeys?: boolean
  /** An act that takes long waits here before it begins: each seller has one at a time. */
  queue?: WorkQueue
  /** Does what takes long and needs no transaction, such as reading a file. */
  prepare?(body: v.InferOutput<S>, actor: Actor, language: Language): Promise<P>
  /** Returns undefined when the subject of the act does not exist or the actor may not see it. */
  run(
    trx: Trx,
    body: v.InferOutput<S>,
    actor: Actor,
    language: Language,
    prepared: P,
  ): Promise<Done | undefined>
  /** Called after the act is committed. */
  onCommitted?(): void
}

const navigation = new WeakMap<
  FastifyInstance,
  { path: string; title: Message; roles: readonly DeskRole[] }[]
>()

/** Adds a page for actors with one of these roles. Other actors get 404, visitors without a session the sign-in. */
export function deskPage<D extends object>(
  gateway: Gateway,
  roles: readonly DeskRole[],
  page: DeskPage<D>,
): void {
  const pages = navigation.get(gateway.app) ?? []
  navigation.set(gateway.app, pages)
  if (!page.isDetail) pages.push({ path: page.path, title: page.title, roles })

  gateway.app.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(
    `${DESK}${page.path}`,
    async (request, reply) => {
      const language = languageOf(request)
      const wantsPage = request.headers.accept?.includes('text/html')
      const actor = await actorIn(gateway, request, page.isForKeys)
      if (!actor && wantsPage)
        return reply.redirect(`${gateway.config.publicUrl}${DESK}/sign-in`, 303)
      if (!actor) throw generalProblem('UNAUTHORIZED', language)
      if (!roles.includes(actor.role)) throw generalProblem('NOT_FOUND', language)
      const query = queryOf(request.query)
      const data = await page.read(actor, request.params, query)
      if (!data) throw generalProblem('NOT_FOUND', language)
      if (!wantsPage) return data
      const { body, style, script } = page.view(data, language)
      return sendPage(reply, {
        title: page.title[language],
        language,
        style: `nav{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;margin:0 0 16px}nav form{margin:0 0 0 auto}#status:empty{display:none}${style ?? ''}`,
        body: `${header(gateway, actor, language, pages)}<h1>${page.title[language]}</h1>${body}${pageLinks(query, data.has_more ?? false, language)}`,
        ...(script ? { script } : {}),
      })
    },
  )
}

const MOST_PAGES = 1000
const MOST_SEARCH = 100

function queryOf({ page, since, q }: Record<string, unknown>): DeskQuery {
  const number = Number(page)
  return {
    page: Number.isInteger(number) && number >= 1 && number <= MOST_PAGES ? number : 1,
    since: typeof since === 'string' ? since : '',
    search: typeof q === 'string' ? q.slice(0, MOST_SEARCH).trim() : '',
  }
}

function pageLinks({ page, search }: DeskQuery, hasMore: boolean, language: Language): string {
  const more = search ? `&amp;q=${escapeHtml(encodeURIComponent(search))}` : ''
  const text = textsIn(headMessages, language)
  const links = [
    page > 1 ? `<a href="?page=${page - 1}${more}">← ${text.before}</a>` : '',
    hasMore ? `<a href="?page=${page + 1}${more}">${text.next} →</a>` : '',
  ].filter(Boolean)
  return links.length === 0 ? '' : `<p>${links.join(' · ')}</p>`
}

/** The actor of a request. A key opens nothing else than what is for keys, and no session takes its place. */
const actorIn = (gateway: Gateway, request: FastifyRequest, isForKeys = false) => {
  if (!hasKey(request)) return actorOf(gateway, request)
  return isForKeys ? actorOfKey(gateway, request) : Promise.resolve(undefined)
}

/** Adds an act of the desk. The act and its log line are written in one transaction. */
export function deskAct<S extends v.GenericSchema, P = undefined>(
  gateway: Gateway,
  roles: readonly DeskRole[],
  act: DeskAct<S, P>,
): void {
  gateway.app.post(`${DESK}${act.path}`, async (request) => {
    const language = languageOf(request)
    const actor = await actorIn(gateway, request, act.isForKeys)
    if (!actor || !hasCsrf(request, actor)) throw generalProblem('UNAUTHORIZED', language)
    if (!roles.includes(actor.role)) throw generalProblem('NOT_FOUND', language)
    const parsed = v.safeParse(act.body, request.body)
    if (!parsed.success) throw generalProblem('INVALID_REQUEST', language)
    const body = parsed.output
    const work = async () => {
      const prepared = (await act.prepare?.(body, actor, language)) as P
      return atomically(gateway.db, async (trx) => {
        const result = await act.run(trx, body, actor, language, prepared)
        if (result) await log(trx, actor, act.action, result, gateway.now())
        return result
      })
    }
    const done = await (act.queue
      ? act.queue.run(work, String(actor.sellerId ?? actor.id))
      : work())
    if (!done) throw generalProblem('NOT_FOUND', language)
    act.onCommitted?.()
    return done.reply
  })
}

/** Adds a line to the desk's log. */
export async function log(
  trx: Pick<Trx, 'insertInto'>,
  actor: Pick<Actor, 'id' | 'name' | 'role'>,
  action: string,
  { subject, detail = '' }: { subject: string; detail?: string },
  at: Date,
): Promise<void> {
  await trx
    .insertInto('desk_log')
    .values({
      id: newId(),
      actor_id: actor.id,
      actor_name: actor.name,
      role: actor.role,
      action,
      subject,
      detail,
      created_at: at,
    })
    .execute()
}

/** Whether a request carries the token of the actor's own pages. */
export function hasCsrf(request: FastifyRequest, { csrf }: Actor, given?: string): boolean {
  if (csrf === null) return true
  const sent = Buffer.from(given ?? String(request.headers[CSRF_HEADER] ?? ''))
  const expected = Buffer.from(csrf)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

function header(
  { config }: Gateway,
  actor: Actor,
  language: Language,
  pages: readonly { path: string; title: Message; roles: readonly DeskRole[] }[],
): string {
  const text = textsIn(headMessages, language)
  const links = pages
    .filter(({ roles }) => roles.includes(actor.role))
    .map(({ path, title }) => `<a href="${config.publicUrl}${DESK}${path}">${title[language]}</a>`)
  const signOut =
    actor.csrf === null
      ? ''
      : `<form method="post" action="${config.publicUrl}${DESK}/sign-out"><input type="hidden" name="csrf" value="${actor.csrf}"><button class="plain">${text.signOut}</button></form>`
  return `<nav data-csrf="${actor.csrf ?? ''}">${links.join('')}<span class="muted">${text.signedIn} ${escapeHtml(actor.name)}</span>${signOut}</nav>`
}
