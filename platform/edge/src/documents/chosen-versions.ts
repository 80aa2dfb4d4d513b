import type { Message } from '@borong/api/messages'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendProblem } from '../http/problem.ts'
import type { Language } from '../http/visitor-language.ts'
import { chooseVersions, type ChoiceContext } from '../releases/choose-versions.ts'
import { chooseSet, mayOverride } from '../releases/overrides.ts'
import {
  LEAVE,
  PREVIEW,
  previewCookie,
  PREVIEW_COOKIE,
  withoutChoice,
  type ReadPreview,
} from '../releases/preview-cookie.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { Overrides } from './boot.ts'
import { refusedPage, type RefusedLink } from './refused-page.ts'

interface Options {
  /** Signs the addresses that choose versions. */
  overrideKey: string
  readPreview: ReadPreview
  secure: boolean
}

/** A request for a page. */
export interface ChoiceRequest {
  request: IncomingMessage
  pathname: string
  query: URLSearchParams
  cookies: Readonly<Record<string, string | undefined>>
  language: Language
}

/** The answer to a request that may choose versions. */
export type ChosenVersions =
  /** The visitor's own versions. */
  | undefined
  | { set: ReleaseSet; overrides: Overrides }
  /** Another answer than a document of the shop. */
  | { answer(response: ServerResponse): void }

/** Whether a request chooses versions at all; nearly none does. */
export const mayChoose = ({ query, cookies }: Pick<ChoiceRequest, 'query' | 'cookies'>): boolean =>
  cookies[PREVIEW_COOKIE] !== undefined ||
  (query.size > 0 && (query.has(PREVIEW) || mayOverride(`?${query}`)))

/** Finds the versions that an address, or the cookie of a preview, has chosen. */
export function versionChooser({ overrideKey, readPreview, secure }: Options) {
  const leave = previewCookie('', secure)

  function refuse(
    why: RefusedLink,
    { request, pathname, query, language }: ChoiceRequest,
    { detail, cookie }: { detail?: Message; cookie?: string } = {},
  ): ChosenVersions {
    if (!request.headers.accept?.includes('text/html'))
      return {
        answer: (response) => sendProblem(response, 'OVERRIDE_REFUSED', language, detail?.en),
      }
    const back = withoutChoice(pathname, query)
    const { html, policy } = refusedPage(why, {
      language,
      back,
      ...(detail ? { detail: detail[language] } : {}),
    })
    return {
      answer(response) {
        response.writeHead(why === 'ended' ? 410 : 403, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          ...(cookie === undefined ? {} : { 'set-cookie': cookie }),
        })
        response.end(html)
      },
    }
  }

  /** Leads to the address without its choice, so that no page, log or referrer contains a link. */
  const redirect = ({ pathname, query }: ChoiceRequest, cookie: string): ChosenVersions => ({
    answer(response) {
      response.writeHead(303, {
        location: withoutChoice(pathname, query),
        'set-cookie': cookie,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      response.end()
    },
  })

  /** The set of a signed text, or its refusal. */
  async function open(
    text: string,
    wanted: ChoiceRequest,
    context: ChoiceContext,
    cookie?: string,
  ) {
    const choice = await readPreview(text)
    const more = cookie === undefined ? {} : { cookie }
    if (typeof choice === 'string') return refuse(choice, wanted, more)
    const chosen = chooseVersions(choice, context)
    if ('refused' in chosen)
      return refuse(chosen.isGone ? 'ended' : 'refused', wanted, {
        ...more,
        detail: chosen.refused,
      })
    const { set, units, development } = chosen
    return { set, overrides: { units, query: '', development } }
  }

  return async (wanted: ChoiceRequest, context: ChoiceContext): Promise<ChosenVersions> => {
    const { query, cookies } = wanted
    const link = query.get(PREVIEW)
    if (link === LEAVE) return redirect(wanted, leave)
    if (link !== null) {
      const opened = await open(link, wanted, context)
      return opened && 'set' in opened ? redirect(wanted, previewCookie(link, secure)) : opened
    }
    if (mayOverride(`?${query}`)) {
      const chosen = chooseSet({ search: query, ...context, key: overrideKey, now: new Date() })
      if ('refused' in chosen) return refuse('refused', wanted, { detail: chosen.refused })
      const { set, ...overrides } = chosen
      return { set, overrides }
    }
    const held = cookies[PREVIEW_COOKIE]
    // The refusal is shown once: the next page is one of the shop again.
    return held ? open(held, wanted, context, leave) : undefined
  }
}
