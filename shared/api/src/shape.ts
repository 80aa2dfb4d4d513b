import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot'
import type { Names } from './messages.ts'

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/** A declared refusal of a call: its HTTP status, the code for old clients, and the message for the buyer. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 503
  code?: number
  id: string
  en: string
}

/** The input, reply and refusals of one call. The gateway validates with it; the browser takes only its types. */
export interface CallShape {
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  reply: Schema
  refusals?: Record<string, Refusal>
  /** The body is a form with one file in the field `file`. */
  upload?: true
  /** a 400 repeats its message as `error.message`. */
  repeatsMessage?: true
}

/** Describes what a call takes and returns; its address and access are in the descriptor beside it. */
export const shape = <const S extends CallShape>(described: S): S => described

type In<S> = S extends Schema ? InferInput<S> : undefined
type Out<S> = S extends Schema ? InferOutput<S> : undefined

/** The input as the caller passes it. */
export interface CallInput<S extends CallShape> {
  params: In<S['params']>
  query: In<S['query']>
  body: S['upload'] extends true ? FormData : In<S['body']>
}

/** The input as the gateway's handler receives it, after validation. */
export interface CallParsed<S extends CallShape> {
  params: Out<S['params']>
  query: Out<S['query']>
  body: Out<S['body']>
}

/** The details of a refusal: data for the screen, and the values that its message names. */
export type RefusalDetails<Refusals, Name extends keyof Refusals> = Refusals[Name] extends {
  id: infer Text extends string
}
  ? [Names<Text>] extends [never]
    ? [details?: Details]
    : [details: Details & { values: Readonly<Record<Names<Text>, string | number>> }]
  : never

interface Details {
  data?: unknown
  errors?: Record<string, string[]>
}

export type CallReply<S extends CallShape> = InferOutput<S['reply']>
export type CallRefusal<S extends CallShape> =
  S['refusals'] extends Record<string, Refusal> ? keyof S['refusals'] & string : never
