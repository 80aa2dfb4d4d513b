import type { Refusal } from '@borong/api/define'
import { shapes } from '@borong/api/shapes'
import { calls, type CallWho } from '@borong/api/table'
import type { Problem } from '@borong/api/types'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Asked, Gateway, Language, Serve, Served } from './domain.ts'
import { checkReply } from './check-reply.ts'
import { generalProblem, ProblemError } from './problem.ts'
import { makeCallLimit } from './call-limit.ts'
import { Prepared } from './prepared.ts'
import { findUnstorable } from './untrusted.ts'
import { findVisitor, type Visitor } from './visitor.ts'

export const languageOf = (request: FastifyRequest): Language =>
  request.headers['accept-language']?.toLowerCase().startsWith('en') ? 'en' : 'id'

/** Makes `serve`: puts a call of the table on the app with its validation and its check of who asks. */
export function makeServe(
  gateway: Omit<Gateway, 'serve'>,
  options: { checkReplies: boolean },
): Serve {
  const basic = `Basic ${Buffer.from(`${gateway.config.basicUser}:${gateway.config.basicPassword}`).toString('base64')}`

  const limit = makeCallLimit(gateway.config)

  return (name, handler) => {
    const [, method, path, who] = calls[name]
    const shape = shapes[name]
    gateway.app.route({
      method,
      url: path,
      ...(errorTold.has(name) ? { preSerialization: tellError } : {}),
      async handler(request, reply) {
        const language = languageOf(request)
        const visitor = await findVisitor(
          gateway.db,
          { authorization: request.headers.authorization, guestId: header(request, 'x-guest-id') },
          gateway.now(),
        )
        limit(name, visitor, request, reply, language)
        if (!mayAsk(who, visitor, request.headers.authorization === basic))
          throw generalProblem('UNAUTHORIZED', language)
        const parsed = {
          params: validate(shape, 'params', request.params, language),
          query: validate(shape, 'query', request.query, language),
          body: validate(shape, 'body', request.body, language),
        }
        refuseStrangers(parsed.params, visitor, language)
        const asked = {
          ...parsed,
          visitor,
          buyerId: visitor.kind === 'buyer' ? (visitor.userId ?? '') : '',
          language,
          request,
          reply,
          refuse: (refusal, more) => {
            throw refusalProblem(
              (shape as { refusals?: Record<string, Refusal> }).refusals?.[refusal],
              refusal,
              language,
              more,
            )
          },
        } as Asked<Served>
        const answer = await (handler as (asked: Asked<Served>) => Promise<unknown>)(asked)
        const isPrepared = answer instanceof Prepared
        if (options.checkReplies) checkReply(name, shape.reply, isPrepared ? answer.value : answer)
        return isPrepared ? reply.type('application/json; charset=utf-8').send(answer.json) : answer
      },
    })
  }
}

// X-05: the browser shows `error.message` of this call's 400.
const errorTold: ReadonlySet<Served> = new Set<Served>(['verifyAge'])

const tellError = async (_request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
  if (reply.statusCode !== 400) return answer
  const problem = answer as Problem
  return { ...problem, error: { message: problem.message } } satisfies Problem
}

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

function mayAsk(who: CallWho, visitor: Visitor, hasBasic: boolean): boolean {
  if (who === 'open') return true
  if (who === 'basic') return hasBasic
  if (who === 'guest') return visitor.kind === 'guest' || visitor.kind === 'buyer'
  if (who === 'login') return visitor.kind === 'buyer'
  // The refresh call looks at its token itself: a reused one must end its whole family, not just be refused.
  return true
}

function validate(
  shape: object,
  part: 'params' | 'query' | 'body',
  value: unknown,
  language: Language,
): unknown {
  const schema = (shape as Partial<Record<typeof part, v.GenericSchema>>)[part]
  if (!schema) return undefined
  const unstorable = findUnstorable(value, part)
  if (unstorable)
    throw generalProblem('INVALID_REQUEST', language, { [unstorable]: ['Invalid text'] })
  const result = v.safeParse(schema, value ?? {})
  if (result.success) return result.output
  const errors: Record<string, string[]> = {}
  for (const issue of result.issues)
    (errors[v.getDotPath(issue) ?? part] ??= []).push(issue.message)
  throw generalProblem('INVALID_REQUEST', language, errors)
}

// A path that names a user may be called by that user alone.
function refuseStrangers(params: unknown, visitor: Visitor, language: Language) {
  const named = (params as { userId?: string } | undefined)?.userId
  if (named !== undefined && visitor.kind === 'buyer' && visitor.userId !== named)
    throw generalProblem('FORBIDDEN', language)
}

function refusalProblem(
  refusal: Refusal | undefined,
  name: string,
  language: Language,
  more: {
    data?: unknown
    errors?: Record<string, string[]>
    values?: Record<string, string | number>
  } = {},
): ProblemError {
  if (!refusal) throw new Error(`The call's shape lists no refusal ${name}`)
  const message = refusal[language].replace(/\{(\w+)\}/g, (_, key: string) =>
    String(more.values?.[key] ?? ''),
  )
  return new ProblemError(refusal.status, {
    name,
    message,
    ...(refusal.code === undefined ? {} : { code: refusal.code }),
    ...(more.errors ? { errors: more.errors } : {}),
    ...(more.data === undefined ? {} : { data: more.data }),
  })
}
