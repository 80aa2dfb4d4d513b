import type { CallInput, CallRefusal, CallReply } from './define.ts'
import type { Shapes } from './shapes.ts'

/** The calls a browser can make by name, as types only. */
export type ApiCall = keyof Shapes

/** What a caller hands in: the keys whose shape is undefined may be left out. */
export type Input<K extends ApiCall> = {
  [
    P in keyof CallInput<Shapes[K]> as CallInput<Shapes[K]>[P] extends undefined ? never : P
  ]: CallInput<Shapes[K]>[P]
}

export type Reply<K extends ApiCall> = CallReply<Shapes[K]>
export type RefusalOf<K extends ApiCall> = CallRefusal<Shapes[K]>

/** The body of every answer that is not a success. */
export interface Problem {
  name: string
  code?: number
  message: string
  /** The fields of a wrong body, each with its messages. */
  errors?: Record<string, string[]>
  data?: unknown
  /** the message once more, where a 400 of `verifyAge` is read. */
  error?: { message: string }
}
