import { callKey } from '@borong/contract/call-key'
import type { Boot } from '@borong/contract/release'
import { fillInput, type FirstCall } from '@borong/contract/remote'
import type { CallInputs } from '@borong/contract/http/request'
import { reasonOf, type Log } from '../http/log.ts'
import type { ReadService } from '../services/service-reader.ts'
import type { EdgeMetrics } from '../metrics/edge-metrics.ts'
import { isForDocuments, type GatewayClient, type GatewayReply } from '../proxy/gateway-client.ts'
import type { Match } from '../routes/route-table.ts'
import type { GuestTokens } from './guest-tokens.ts'
import type { DocumentRequest } from './document-request.ts'

export interface FirstData {
  data: Boot['data']
  /** The refusals that make the page gone, or forbidden for this visitor; the page shows them. */
  refused?: Boot['refused']
  /** The status that follows from calls with input from the path: a deleted product makes the page 410. */
  status: 200 | 404 | 410
  /**
   * False when a call failed or took too long: the page requests it itself, and the document is cached only briefly.
   */
  isComplete: boolean
}

export type ReadFirstData = (
  match: Match,
  request: Pick<DocumentRequest, 'set' | 'search' | 'language' | 'marks' | 'from'>,
) => Promise<FirstData>

/** Whether a page's status depends on the answers to its calls. */
export const decidesStatus = (match: Match | undefined) =>
  (match?.route.calls ?? []).some(namesPath)

const namesPath = ([, input]: FirstCall) => /":\w+"/.test(JSON.stringify(input ?? {}))
const namesQuery = ([, input]: FirstCall) => /"\?[^"]/.test(JSON.stringify(input ?? {}))

export function firstDataReader(
  {
    client,
    readService,
    tokens,
    log,
    metrics,
  }: {
    client: GatewayClient
    /** For the calls of squads' own services. */
    readService: ReadService
    tokens: GuestTokens
    log: Log
    metrics: Pick<EdgeMetrics, 'lacksFirstData'>
  },
  milliseconds: number,
): ReadFirstData {
  async function read(
    firstCall: FirstCall,
    match: Match,
    { set, search, language, from }: Parameters<ReadFirstData>[1],
  ) {
    const [call, template] = firstCall
    const input = (fillInput(template ?? {}, match.params, search) ?? {}) as CallInputs
    const ask = async () => {
      if (call.host === 'service') return readService(call, input, { language, milliseconds, set })
      const token = call.access === 'guest' ? await tokens.own() : undefined
      const reply = await client.call(call, input, {
        language,
        guestToken: token?.value ?? '',
        milliseconds,
        from,
      })
      if (token && reply.status === 401) await tokens.renew(token)
      return reply
    }
    const first = await ask()
    const reply = first.status === 401 ? await ask() : first
    return { key: callKey(call, input), reply, pageStatus: statusOfPage(firstCall, reply) }
  }

  return async (match, request) => {
    const { guard, calls = [] } = match.route
    // A release of contract 1 names its calls instead of describing them: its pages request the data themselves.
    const { missingCalls } = request.set.table
    const isMissing = missingCalls ? RegExp(missingCalls) : undefined
    const firstCalls = calls.filter(
      ([call]) => typeof call === 'object' && isForDocuments(call) && !isMissing?.test(call.id),
    )
    if (guard === 'login' || guard === 'adult') return { data: [], status: 200, isComplete: true }
    // The data of a call that fails or hangs is missing in the document.
    const lacks = (call: FirstCall, fields: { status: number } | { reason: string }) => {
      metrics.lacksFirstData(call[0].id, 'status' in fields ? 'status' : 'no answer')
      log('warn', 'A document lacks first data', {
        route: match.route.path,
        call: call[0].id,
        ...fields,
      })
    }
    const answers = await Promise.all(
      firstCalls.map(async (call) => {
        try {
          const answer = await inTime(read(call, match, request), milliseconds)
          if (answer && answer.reply.status >= 500) lacks(call, { status: answer.reply.status })
          return answer
        } catch (error) {
          lacks(call, { reason: reasonOf(error) })
          return undefined
        }
      }),
    )
    const replies = answers.filter((answer) => answer !== undefined)
    const ok = replies.filter(({ reply }) => reply.status >= 200 && reply.status < 300)
    const gone = replies.filter(({ pageStatus }) => pageStatus !== 200)
    const forbidden = replies.filter(({ reply }) => reply.status === 403)
    // A buyer may see a page that is forbidden for the guest as whom the document is rendered.
    const isBuyer = request.marks.includes('buyer')
    const refused = [...gone, ...(isBuyer ? [] : forbidden)].flatMap(
      ({ key, reply: { status, body } }) => (isProblem(body) ? [[key, status, body] as const] : []),
    )
    return {
      data: ok.map(({ key, reply }) => [key, reply.body] as const),
      ...(refused.length > 0 ? { refused } : {}),
      status: gone[0]?.pageStatus ?? 200,
      isComplete: ok.length + forbidden.length === firstCalls.length || gone.length > 0,
    }
  }
}

/**
 * The page's status that follows from a call's answer. A malformed name is refused with 400: such a page does not exist
 * either.
 */
function statusOfPage(call: FirstCall, { status, body }: GatewayReply): FirstData['status'] {
  // An answer without a name is none of the service: it is missing, or another server answers in its place.
  if (!namesPath(call) || !isProblem(body)) return 200
  if (status === 404 || status === 410) return status
  return status === 400 && !namesQuery(call) ? 404 : 200
}

const isProblem = (body: unknown): body is { name: string } =>
  typeof (body as { name?: unknown } | null)?.name === 'string'

function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms`)), milliseconds)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
