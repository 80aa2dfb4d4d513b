import { calls, type CallName } from '@borong/api/table'

/** What the gateway answers: a body, or a refusal with its status. */
export type Answer = { status?: number; body: unknown } | Error
export interface Asked {
  call: CallName
  body: Record<string, unknown>
  url: URL
}

/** A gateway that answers calls by their names, and remembers what it was asked. An answer may be made when it is asked for. */
export function fakeGateway(
  answers: Partial<Record<CallName, Answer | ((asked: Asked) => Answer | Promise<Answer>)>>,
) {
  const asked: Asked[] = []
  globalThis.fetch = jest.fn(async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const call = nameOf(request.method, url.pathname)
    const text = await request.text()
    const question: Asked = {
      call,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      url,
    }
    asked.push(question)
    const found = answers[call] ?? {
      status: 404,
      body: { name: 'NOT_FOUND', message: `no answer for ${call}` },
    }
    const answer = typeof found === 'function' ? await found(question) : found
    if (answer instanceof Error) throw answer
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 })
  })
  return { asked, of: (call: CallName) => asked.filter((one) => one.call === call) }
}

function nameOf(method: string, path: string): CallName {
  const found = Object.entries(calls).find(
    ([, [, verb, pattern]]) =>
      verb === method && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )
  if (!found) throw new Error(`no call is ${method} ${path}`)
  return found[0] as CallName
}
