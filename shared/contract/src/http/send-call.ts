import type { Call } from '@borong/api/call'
import { languageAtom } from '../language.ts'
import type { Page } from '../page.ts'
import { reply, send } from './client.ts'
import { ApiError, clientSideError, isApiError, responseError } from './api-error.ts'
import {
  requireSendable,
  tokenFor,
  toRequest,
  type CallInputs,
  type CallOptions,
  type RequestContext,
} from './request.ts'

/** Sends a call for a page: prepares the token, sends the request, and repeats it once after a recovered refusal. */
export async function sendCall(
  page: Page,
  call: Call,
  input: CallInputs,
  options: CallOptions,
): Promise<unknown> {
  const { credentials } = page
  const { method, access } = call
  requireSendable(call, page.boot.config.hosts)
  const { missingCalls } = page.boot
  // The back end would answer so, too.
  if (missingCalls && RegExp(missingCalls).test(call.id))
    throw responseError(404, { name: 'NOT_FOUND' }, page.store.get(languageAtom))
  if (method === 'GET') await turn()
  const isPrepared = access === 'guest' || access === 'login'
  const { isRenewed } = isPrepared ? await credentials.prepare(access) : { isRenewed: false }
  const language = page.store.get(languageAtom)
  // The session is not over: its renewal got no answer.
  if (access === 'login' && !credentials.accessToken() && credentials.refreshToken())
    throw clientSideError(undefined, language)
  if ((options.requireLogin ?? access === 'login') && !credentials.accessToken()) {
    credentials.toLogin()
    throw new ApiError('refusal', 401, { name: 'LOGIN_REQUIRED' }, { language })
  }
  const first = await attempt(page, call, input, options)
  if (!first.error) return first.result
  // Only the first failure is recovered from: a token that is refused right after its renewal remains refused.
  if (isRenewed && first.error.status === 401) throw first.error
  if (!(await worthRepeating(page, call, first.error, first.sentWith, options))) throw first.error
  const second = await attempt(page, call, input, options)
  if (second.error) throw second.error
  return second.result
}

type Attempt = { error?: undefined; result: unknown } | { error: ApiError; sentWith: string }

/** Sends the request once, with the current tokens. */
async function attempt(
  page: Page,
  call: Call,
  input: CallInputs,
  options: CallOptions,
): Promise<Attempt> {
  const context = contextOf(page, call)
  const request = toRequest(call, input, options, context)
  const startedAt = Date.now()
  const record = (status: number) =>
    page.telemetry.record({
      type: 'request',
      call: call.id,
      url: request.url,
      status,
      ms: Date.now() - startedAt,
    })
  try {
    const answer = await send(request, context.language)
    record(answer.status)
    if (answer.recalled) page.noteRecall(answer.recalled)
    return { result: reply(answer, context.language) }
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.status === 0) record(0)
    return { error, sentWith: tokenFor(call, options, context) }
  }
}

/**
 * Yields to input and rendering, because building a request takes time on a slow phone. A write does not yield, because
 * it may be the last task of a page.
 */
const turn = () => (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.()

async function worthRepeating(
  page: Page,
  call: Call,
  error: ApiError,
  sentWith: string,
  options: CallOptions,
): Promise<boolean> {
  // The session is none of a squad's own service, which refuses what a buyer may not do.
  if (error.status !== 401 && (error.status !== 403 || call.host === 'service')) return false
  // the answer to a wrong password or an email that is not verified. Another token does not change it.
  if (error.status === 403 && (error.code === 95 || error.code === 93)) return false
  if (options.useAuthorization === false || call.access === 'open') return false
  return page.credentials.recover({ call, status: error.status, sentWith })
}

function contextOf(page: Page, { host, path }: Call): RequestContext {
  const { credentials, boot, store } = page
  const { config } = boot
  const unit = host === 'service' ? boot.set.units[path.split('/')[1]!] : undefined
  // A developer's own server also serves the services of its unit.
  const hosts = unit?.development ? { ...config.hosts, service: `${unit.base}api` } : config.hosts
  return {
    config: { ...config, hosts },
    language: store.get(languageAtom),
    accessToken: credentials.accessToken(),
    guestToken: credentials.guestToken(),
    refreshToken: credentials.refreshToken(),
    guestId: credentials.guestId(),
  }
}
