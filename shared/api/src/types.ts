import type { Call, ShapeOf } from './call.ts'
import type { CallInput, CallRefusal, CallReply } from './shape.ts'

/** The input of a call, without the parts that the call does not take. */
export type Input<C extends Call> = {
  [
    P in keyof CallInput<ShapeOf<C>> as CallInput<ShapeOf<C>>[P] extends undefined ? never : P
  ]: CallInput<ShapeOf<C>>[P]
}

export type Reply<C extends Call> = CallReply<ShapeOf<C>>
export type RefusalOf<C extends Call> = CallRefusal<ShapeOf<C>>

/** The body of every unsuccessful response. */
export interface Problem {
  name: string
  code?: number
  message: string
  /** The fields of an invalid body, each with its messages. */
  errors?: Record<string, string[]>
  data?: unknown
  /** the message again, at the place where clients read a 400 of `verifyAge`. */
  error?: { message: string }
}
