import { parseCount } from '@borong/api/rules/typed-number'
import { TAPS_COOKIE } from '@borong/api/rules/posted-taps'
import { parseCookie } from 'cookie'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSecure, type Config } from '../config.ts'
import { refusedPage, type RefusedForm } from '../documents/refused-page.ts'
import { sendProblem } from '../http/problem.ts'
import { chosenLanguage } from '../http/visitor-language.ts'
import { isOwnForm } from './is-own-form.ts'
import { tapsCookie, withTap } from './tap-cookie.ts'

export type CartAction = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer | undefined,
) => void

const LARGEST_QUANTITY = 1_000_000

/**
 * Answers “add to cart” of a browser without scripts. It stores the tap in a cookie, which the cart adopts when its
 * scripts run; no call reaches the gateway.
 */
export function cartAction(config: Config, now: () => number = Date.now): CartAction {
  const secure = isSecure(config)
  return (request, response, body) => {
    const cookies = parseCookie(request.headers.cookie ?? '')
    const language = chosenLanguage(cookies.lang)
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST')
      return sendProblem(response, 'METHOD_NOT_ALLOWED', language)
    }
    if (!isOwnForm(request, config)) return sendProblem(response, 'FOREIGN_FORM', language)
    const refuse = (why: RefusedForm, back: string) => {
      const { html, policy } = refusedPage(why, { language, back })
      response
        .writeHead(400, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
          'cache-control': 'no-store',
        })
        .end(html)
    }
    const form = new URLSearchParams(body?.toString('utf8') ?? '')
    const id = form.get('id') ?? ''
    const quantity = parseCount(form.get('quantity') ?? '') ?? 0
    if (!/^[1-9]\d{0,8}$/.test(id) || quantity < 1 || quantity > LARGEST_QUANTITY)
      return refuse('tap', '/')
    const text = withTap(cookies[TAPS_COOKIE] ?? '', { id, quantity }, now())
    if (text === undefined) return refuse('taps', '/cart')
    response
      .writeHead(303, {
        location: '/cart',
        'set-cookie': tapsCookie(text, secure),
        'cache-control': 'no-store',
      })
      .end()
  }
}
