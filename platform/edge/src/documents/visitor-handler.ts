import { sliceOf } from '@borong/registry/rollout'
import { parseCookie } from 'cookie'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../config.ts'
import { forwardedFor } from '../http/forwarded-for.ts'
import type { GuestIds } from '../http/guest-ids.ts'
import { sendProblem } from '../http/problem.ts'
import type { GuestTokens } from './guest-tokens.ts'
import type { Served } from './page-handler.ts'
import { shownBy, type OnServed } from './shown-versions.ts'
import { isSlice } from './variant.ts'
import { knownGuestId, visitorCookies } from './visitor-cookies.ts'

interface Options {
  config: Config
  served(): Served | undefined
  guests: GuestIds
  tokens: GuestTokens
  onServed: OnServed
}

/** Answers a page from a CDN: its visitor gets his cookies, and the document counts as served to him. */
export function visitorHandler({ config, served, guests, tokens, onServed }: Options) {
  const cookie = visitorCookies(config, tokens)

  /** The CDN chose the document by the slice that the browser had then. */
  function countDocument(request: IncomingMessage, guestId: string, slice: number | undefined) {
    const set = served()?.resolver.forSlice(slice)
    const pathname = pathOf(request.headers.referer)
    if (set && pathname !== undefined && guests.isIssued(guestId))
      onServed(request, guestId, shownBy({ set, match: set.table.match(pathname) }))
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const cookies = parseCookie(request.headers.cookie ?? '')
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST')
      return sendProblem(response, 'METHOD_NOT_ALLOWED', 'en')
    }
    const known = knownGuestId(cookies)
    const guestId = known ?? guests.issueInSlice()
    const slice = sliceOf(guestId)
    const shown = isSlice(cookies.slice) ? Number(cookies.slice) : undefined
    countDocument(request, guestId, shown)
    const written = [
      ...(known ? [] : [cookie.guestId(guestId)]),
      ...(shown === slice ? [] : [cookie.slice(slice)]),
      ...(await cookie.token(cookies, forwardedFor(request))),
    ]
    response.writeHead(204, {
      'cache-control': 'no-store',
      ...(written.length > 0 ? { 'set-cookie': written } : {}),
    })
    response.end()
  }
}

function pathOf(referrer: string | undefined): string | undefined {
  return referrer !== undefined && URL.canParse(referrer) ? new URL(referrer).pathname : undefined
}
