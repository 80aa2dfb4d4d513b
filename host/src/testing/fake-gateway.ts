import type { Call } from '@borong/api/call'
import { calls, type Calls } from '@borong/api/described'

/** The gateway's answer: a body, or a refusal with its status. */
export type Answer = { status?: number; body: unknown } | Error
export interface RecordedCall {
  call: keyof Calls
  body: Record<string, unknown>
  url: URL
}

/** A gateway that answers calls by name and records the requests. An answer may be a function of the request. */
export function fakeGateway(
  answers: Partial<
    Record<keyof Calls, Answer | ((recorded: RecordedCall) => Answer | Promise<Answer>)>
  >,
) {
  const recorded: RecordedCall[] = []
  globalThis.fetch = jest.fn(async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const call = nameOf(request.method, url.pathname)
    const text = await request.text()
    const question: RecordedCall = {
      call,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      url,
    }
    recorded.push(question)
    const found = answers[call] ?? {
      status: 404,
      body: { name: 'NOT_FOUND', message: `no answer for ${call}` },
    }
    const answer = typeof found === 'function' ? await found(question) : found
    if (answer instanceof Error) throw answer
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 })
  })
  return { calls: recorded, of: (call: keyof Calls) => recorded.filter((one) => one.call === call) }
}

function nameOf(method: string, path: string): keyof Calls {
  const found = Object.values<Call>(calls).find(
    (call) =>
      call.method === method && new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )
  if (!found) throw new Error(`no call is ${method} ${path}`)
  return found.id as keyof Calls
}
