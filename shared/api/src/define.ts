import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot'

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/** A reason, known beforehand, for which a call can say no: its HTTP status, the code old clients read, and the buyer's words. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 503
  code?: number
  id: string
  en: string
}

/** What one call takes and gives. The gateway validates with it; the browser takes only its types. */
export interface CallShape {
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  reply: Schema
  refusals?: Record<string, Refusal>
}

/** Describes a call; its name, host, method, path and callers stand in `table.ts`. */
export const call = <const S extends CallShape>(shape: S): S => shape

type In<S> = S extends Schema ? InferInput<S> : undefined
type Out<S> = S extends Schema ? InferOutput<S> : undefined

/** What a caller hands to the call. */
export interface CallInput<S extends CallShape> {
  params: In<S['params']>
  query: In<S['query']>
  body: In<S['body']>
}

/** What the gateway's handler receives, after validation. */
export interface CallParsed<S extends CallShape> {
  params: Out<S['params']>
  query: Out<S['query']>
  body: Out<S['body']>
}

export type CallReply<S extends CallShape> = InferOutput<S['reply']>
export type CallRefusal<S extends CallShape> =
  S['refusals'] extends Record<string, Refusal> ? keyof S['refusals'] & string : never
