import { CALL_LIMIT_MS } from './driver.ts'

/** A connection of WebDriver BiDi. */
export interface Bidi {
  call<Result>(method: string, params: object): Promise<Result>
  on(method: string, listener: (params: never) => void): void
  close(): void
}

interface Message {
  id?: number
  method?: string
  params?: never
  result?: unknown
  error?: string
  message?: string
}

/** Connects to a browser. `hang` is called when a call is not answered in time. */
export async function connectBidi(address: string, hang: () => void): Promise<Bidi> {
  const socket = new WebSocket(address)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error(`${address} refused the connection`)))
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const listeners = new Map<string, (params: never) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message } = JSON.parse(String(data)) as Message
    if (id === undefined) return listeners.get(method!)?.(params!)
    if (error === undefined) waiting.get(id)?.resolve(result)
    else waiting.get(id)?.reject(new Error(`${error}: ${message}`))
    waiting.delete(id)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'))
    waiting.clear()
  })
  let last = 0
  return {
    async call<Result>(method: string, params: object) {
      const id = ++last
      const answer = Promise.withResolvers<unknown>()
      waiting.set(id, answer)
      const limit = setTimeout(() => {
        answer.reject(
          new Error(`Firefox did not answer ${method} in ${CALL_LIMIT_MS} ms and was ended`),
        )
        hang()
      }, CALL_LIMIT_MS)
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id, method, params }))
      else answer.reject(new Error('Firefox has ended'))
      return answer.promise.finally(() => clearTimeout(limit)) as Promise<Result>
    },
    on: (method, listener) => void listeners.set(method, listener),
    close: () => socket.close(),
  }
}
