import type { CallName } from '@borong/api/table'
import { languageAtom } from '../language.ts'
import type { Page } from '../page.ts'
import { reply, send } from './client.ts'
import { Fault, isFault } from './fault.ts'
import {
  entryOf,
  tokenFor,
  toRequest,
  type CallInputs,
  type CallOptions,
  type RequestContext,
} from './request.ts'

/** Whether a call is answered to buyers alone. */
export const isForBuyers = (name: CallName): boolean => entryOf(name)[3] === 'login'

/** Makes a call for a page: token, request, and once more when the page could mend what it was refused for. */
export async function sendCall(
  page: Page,
  name: CallName,
  input: CallInputs,
  options: CallOptions,
): Promise<unknown> {
  const { credentials } = page
  const [, method, , who] = entryOf(name)
  if (method === 'GET') await turn()
  if (who === 'guest' || who === 'login') await credentials.prepare(who)
  if ((options.requireLogin ?? who === 'login') && !credentials.accessToken()) {
    credentials.toLogin()
    throw new Fault('refusal', 401, { name: 'LOGIN_REQUIRED' })
  }
  const once = async (): Promise<{ result?: unknown; again: boolean; fault?: unknown }> => {
    const context = contextOf(page)
    const request = toRequest(name, input, options, context)
    const startedAt = Date.now()
    try {
      const answer = await send(request)
      page.telemetry.record({
        type: 'request',
        call: name,
        url: request.url,
        status: answer.status,
        ms: Date.now() - startedAt,
      })
      return { result: reply(answer), again: false }
    } catch (fault) {
      if (!isFault(fault)) throw fault
      if (fault.status === 0)
        page.telemetry.record({
          type: 'request',
          call: name,
          url: request.url,
          status: 0,
          ms: Date.now() - startedAt,
        })
      return {
        again: await worthRepeating(page, name, fault, tokenFor(name, options, context), options),
        fault,
      }
    }
  }
  const first = await once()
  const last = first.again ? await once() : first
  if (last.fault) throw last.fault
  return last.result
}

/**
 * What is to be answered or drawn goes first: to make a request is some work on a slow phone. Not before a write, which may be
 * the last thing that a page does.
 */
const turn = () => (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.()

async function worthRepeating(
  page: Page,
  name: CallName,
  fault: Fault,
  sentWith: string,
  options: CallOptions,
): Promise<boolean> {
  if (fault.status !== 401 && fault.status !== 403) return false
  if (options.useAuthorization === false || entryOf(name)[3] === 'open') return false
  return page.credentials.recover({ call: name, status: fault.status, sentWith })
}

function contextOf(page: Page): RequestContext {
  const { credentials, boot, store } = page
  return {
    config: boot.config,
    language: store.get(languageAtom),
    accessToken: credentials.accessToken(),
    guestToken: credentials.guestToken(),
    refreshToken: credentials.refreshToken(),
    guestId: credentials.guestId(),
  }
}
