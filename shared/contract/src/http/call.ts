import type { ApiCall, Input, Reply } from '@borong/api/types'
import type { CallName } from '@borong/api/table'
import { currentPage, type Page } from '../page.ts'
import { clientSideError } from './fault.ts'
import type { CallInputs, CallOptions } from './request.ts'

/** The input may be left out when everything in it may. */
export type InputArgument<K extends ApiCall> =
  Record<never, never> extends Input<K> ? [input?: Input<K>] : [input: Input<K>]

/** Calls the gateway by the name of the call. Rejects with a `Fault`. */
export function call<K extends ApiCall>(
  name: K,
  ...[input, options]: [...InputArgument<K>, options?: CallOptions]
): Promise<Reply<K>> {
  return callOn(
    currentPage(),
    name,
    (input ?? {}) as CallInputs,
    options as CallOptions | undefined,
  ) as Promise<Reply<K>>
}

/** The same for a page that is named: on the server, and for the machinery of the host. */
export async function callOn(
  page: Page,
  name: CallName,
  input: CallInputs = {},
  options: CallOptions = {},
): Promise<unknown> {
  // Loaded with the first call: a page that came with its data needs no client, nor the table of calls, to be seen.
  const { sendCall } = await import('./send-call.ts').catch((error: unknown) => {
    throw clientSideError(error)
  })
  return sendCall(page, name, input, options)
}
