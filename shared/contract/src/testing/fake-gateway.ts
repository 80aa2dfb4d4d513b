import type { Call } from '@borong/api/call'
import { calls, type Calls } from '@borong/api/described'

/** A request that the fake gateway received: the id of the call, its query and its body. */
export interface RecordedCall {
  call: keyof Calls
  url: URL
  body: unknown
}

/** A response, or a function that returns one. A thrown `Response` is an unsuccessful response. */
export type FakeAnswers = Partial<Record<keyof Calls, unknown>>

/** Answers the calls of the page under test by id. A call without an answer gets a 500, so that the test fails. */
export function fakeGateway(answers: FakeAnswers): { calls: RecordedCall[]; answers: FakeAnswers } {
  const recorded: RecordedCall[] = []
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const call = findCall(request.method, url.pathname)
    if (!call) return json({ name: 'NO_SUCH_CALL' }, 500)
    recorded.push({ call, url, body: await bodyOf(request) })
    const reply = answers[call]
    if (reply === undefined) return json({ name: 'NOT_IN_THIS_TEST' }, 500)
    try {
      return json(typeof reply === 'function' ? await reply(recorded.at(-1)) : reply, 200)
    } catch (refusal) {
      if (refusal instanceof Response) return refusal
      throw refusal
    }
  }
  globalThis.fetch = ((input: Request | string | URL, init?: RequestInit) =>
    answer(new Request(input, init))) as typeof fetch
  return { calls: recorded, answers }
}

async function bodyOf(request: Request): Promise<unknown> {
  // The body of an upload is a form.
  if (!request.headers.get('content-type')?.includes('json')) return undefined
  const text = await request.text()
  return text ? JSON.parse(text) : undefined
}

/** Creates a refusal of the gateway. */
export const refusal = (status: number, name: string, message = name) =>
  json({ name, message }, status)

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

function findCall(method: string, path: string): keyof Calls | undefined {
  const fits = Object.values<Call>(calls).filter(
    (call) => call.method === method && pattern(call.path).test(path),
  )
  // When two paths match, the one with fewer parameters applies.
  const parameters = (call: Call) => call.path.split(':').length
  return fits.toSorted((a, b) => parameters(a) - parameters(b))[0]?.id as keyof Calls | undefined
}

const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
