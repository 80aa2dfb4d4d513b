import type { Call } from '@borong/api/call'
import type { Input, Reply } from '@borong/api/types'
import { languageAtom } from '../language.ts'
import { NotOnServer } from '../not-on-server.ts'
import { currentPage, type Page } from '../page.ts'
import { clientSideError } from './api-error.ts'
import type { CallInputs, CallOptions } from './request.ts'

/** The input is optional when all its parts are optional. */
export type InputArgument<C extends Call> =
  Record<never, never> extends Input<C> ? [input?: Input<C>] : [input: Input<C>]

/** Sends a call to the gateway and resolves to its response, or rejects with an `ApiError`. */
export function call<C extends Call>(
  description: C,
  ...[input, options]: [...InputArgument<C>, options?: CallOptions]
): Promise<Reply<C>> {
  // A render on the server uses the data of the document only. The browser fetches the rest.
  if (typeof document === 'undefined')
    throw new NotOnServer(`${description.id} is not part of this document`)
  return callOn(
    currentPage(),
    description,
    (input ?? {}) as CallInputs,
    options as CallOptions | undefined,
  )
}

/** Sends a call for the given page: on the server, and for calls of the host. */
export async function callOn<C extends Call>(
  page: Page,
  description: C,
  input: CallInputs = {},
  options: CallOptions = {},
): Promise<Reply<C>> {
  // Loaded with the first call, because a page whose data is in the document needs no HTTP client to render.
  const { sendCall } = await import('./send-call.ts').catch((error: unknown) => {
    throw clientSideError(error, page.store.get(languageAtom))
  })
  return (await sendCall(page, description, input, options)) as Reply<C>
}
