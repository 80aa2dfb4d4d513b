import { fill, textOf } from '@borong/api/messages'
import type { CallAccess } from '@borong/api/call'
import { shapeFor } from '@borong/api/described'
import type { CallShape, Refusal } from '@borong/api/shape'
import type { Problem } from '@borong/api/types'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { DomainCall, Gateway, Language, Serve } from './domain.ts'
import { checkReply } from './check-reply.ts'
import { sendIfChanged } from './send-if-changed.ts'
import { generalProblem, ProblemError } from './problem.ts'
import { invalidMessages } from './messages.ts'
import { makeCallLimit } from './call-limit.ts'
import { Prepared } from './prepared.ts'
import { Refused, type RefusedMore } from './refused.ts'
import { findUnstorable } from './untrusted.ts'
import { findVisitor, type Visitor } from './visitor.ts'

export const languageOf = (request: FastifyRequest): Language =>
  request.headers['accept-language']?.toLowerCase().startsWith('en') ? 'en' : 'id'

/** Makes `serve`: adds a call's route to the app, with validation, access check and rate limit. */
export function makeServe(
  gateway: Omit<Gateway, 'serve'>,
  options: { checkReplies: boolean },
): Serve {
  const basic = `Basic ${Buffer.from(`${gateway.config.basicUser}:${gateway.config.basicPassword}`).toString('base64')}`

  const limit = makeCallLimit(gateway.config)

  return (call, handler) => {
    const { id, method, path, access } = call
    const shape = shapeFor(call)
    if (!shape) throw new Error(`${id} is not described in @borong/api/described`)
    gateway.app.route({
      method,
      url: path,
      ...(shape.repeatsMessage ? { preSerialization: repeatMessage } : {}),
      ...(access === 'key' ? { onSend: sendIfChanged } : {}),
      async handler(request, reply) {
        const language = languageOf(request)
        const guestId = header(request, 'x-guest-id')
        // An API key is no token of a visitor.
        const authorization = access === 'key' ? undefined : request.headers.authorization
        const visitor = await findVisitor(gateway.db, { authorization, guestId }, gateway.now())
        await limit(call, visitor, request, { reply, language })
        if (!mayAsk(access, visitor, request.headers.authorization === basic))
          throw generalProblem('UNAUTHORIZED', language)
        const parsed = {
          params: validate(shape, 'params', request.params, language),
          query: validate(shape, 'query', request.query, language),
          body: validate(shape, 'body', request.body, language),
        }
        refuseStrangers(parsed.params, visitor, language)
        const domainCall = {
          ...parsed,
          visitor,
          buyerId: visitor.kind === 'buyer' ? (visitor.userId ?? '') : '',
          language,
          request,
          reply,
          refuse: (refusal, more) => {
            throw refusalProblem(shape.refusals?.[refusal], refusal, language, more)
          },
        } as DomainCall<CallShape>
        const answer = await (handler as (call: DomainCall<CallShape>) => Promise<unknown>)(
          domainCall,
        ).catch((error: unknown) => {
          if (!(error instanceof Refused)) throw error
          const { refusal, more } = error
          throw refusalProblem(shape.refusals?.[refusal], refusal, language, more)
        })
        const isPrepared = answer instanceof Prepared
        if (options.checkReplies) checkReply(id, shape.reply, isPrepared ? answer.value : answer)
        return isPrepared ? reply.type('application/json; charset=utf-8').send(answer.json) : answer
      },
    })
  }
}

const repeatMessage = async (_request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
  if (reply.statusCode !== 400) return answer
  const problem = answer as Problem
  return { ...problem, error: { message: problem.message } } satisfies Problem
}

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

function mayAsk(access: CallAccess, visitor: Visitor, hasBasic: boolean): boolean {
  if (access === 'open') return true
  if (access === 'basic') return hasBasic
  if (access === 'guest') return visitor.kind === 'guest' || visitor.kind === 'buyer'
  if (access === 'login') return visitor.kind === 'buyer'
  // The refresh call checks its token itself: a reused one must end its whole family, and not only be rejected. The
  // calls with API keys check them too, because a refusal names its reason.
  return true
}

// Valibot's own messages are English.
for (const language of ['id', 'en'] as const)
  v.setGlobalMessage(
    ({ expected, received }) =>
      textOf(invalidMessages.value, language, { expected: expected ?? '?', received }),
    language,
  )

function validate(
  shape: CallShape,
  part: 'params' | 'query' | 'body',
  value: unknown,
  language: Language,
): unknown {
  const schema = shape[part]
  if (!schema) return undefined
  const unstorable = findUnstorable(value, part)
  if (unstorable)
    throw generalProblem('INVALID_REQUEST', language, {
      [unstorable]: [textOf(invalidMessages.text, language)],
    })
  const result = v.safeParse(schema, value ?? {}, { lang: language })
  if (result.success) return result.output
  const errors: Record<string, string[]> = {}
  for (const issue of result.issues)
    (errors[v.getDotPath(issue) ?? part] ??= []).push(issue.message)
  throw generalProblem('INVALID_REQUEST', language, errors)
}

// A path with a user id is for that user only.
function refuseStrangers(params: unknown, visitor: Visitor, language: Language) {
  const named = (params as { userId?: string } | undefined)?.userId
  if (named !== undefined && visitor.kind === 'buyer' && visitor.userId !== named)
    throw generalProblem('FORBIDDEN', language)
}

function refusalProblem(
  refusal: Refusal | undefined,
  name: string,
  language: Language,
  more: RefusedMore = {},
): ProblemError {
  if (!refusal) throw new Error(`The call's shape lists no refusal ${name}`)
  const message = fill(refusal[language], language, more.values)
  return new ProblemError(refusal.status, {
    name,
    message,
    ...(refusal.code === undefined ? {} : { code: refusal.code }),
    ...(more.errors ? { errors: more.errors } : {}),
    ...(more.data === undefined ? {} : { data: more.data }),
  })
}
