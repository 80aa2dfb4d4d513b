import { calls, type CallName } from '@borong/api/table'

/** What a fake gateway was asked: the call by name, its query, its body. */
export interface AskedCall {
  call: CallName
  url: URL
  body: unknown
}

/** A reply, or a function of what was asked; a thrown `Response` is an answer that is no success. */
export type FakeAnswers = Partial<Record<CallName, unknown>>

/** Answers every call of the page under test by name; what has no answer gets a 500, so that a test notices. */
export function fakeGateway(answers: FakeAnswers): { asked: AskedCall[]; answers: FakeAnswers } {
  const asked: AskedCall[] = []
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const call = findCall(request.method, url.pathname)
    if (!call) return json({ name: 'NO_SUCH_CALL' }, 500)
    const text = await request.text()
    asked.push({ call, url, body: text ? JSON.parse(text) : undefined })
    const reply = answers[call]
    if (reply === undefined) return json({ name: 'NOT_IN_THIS_TEST' }, 500)
    try {
      return json(typeof reply === 'function' ? await reply(asked.at(-1)) : reply, 200)
    } catch (refusal) {
      if (refusal instanceof Response) return refusal
      throw refusal
    }
  }
  globalThis.fetch = ((input: Request | string | URL, init?: RequestInit) =>
    answer(new Request(input, init))) as typeof fetch
  return { asked, answers }
}

/** An answer that says no. */
export const refusal = (status: number, name: string, message = name) =>
  json({ name, message }, status)

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

function findCall(method: string, path: string): CallName | undefined {
  const fits = Object.entries(calls).filter(
    ([, [, callMethod, callPath]]) => callMethod === method && pattern(callPath).test(path),
  )
  // Of two that fit, the one with fewer parameters is meant.
  const parameters = (entry: (typeof fits)[number]) => entry[1][2].split(':').length
  return fits.toSorted((a, b) => parameters(a) - parameters(b))[0]?.[0] as CallName | undefined
}

const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
