import { isPrepaid } from '@borong/api/rules/prepaid'
import * as v from 'valibot'
import {
  NOT_FOUND,
  type BillProblem,
  type BillProvider,
  type InquiryAnswer,
  type InquiryRequest,
  type PayOutcome,
} from '../../bill-provider.ts'
import { billFacts, powerIn } from '../bill-facts.ts'
import { depositEmpty, done, failed, unknown } from '../outcomes.ts'
import { requestJson, type JsonAnswer } from '../request-json.ts'
import { isSame, md5 } from '../signatures.ts'
import { powerOf } from '../texts.ts'
import * as codes from './codes.ts'
import { postpaidProduct, prepaidProduct } from './products.ts'
import * as shapes from './shapes.ts'

export const IAK_PREPAID_URL = 'https://prepaid.iak.id'
export const IAK_POSTPAID_URL = 'https://mobilepulsa.net'

interface Options {
  prepaidUrl: string
  postpaidUrl: string
  username: string
  key: string
  timeoutMs?: number
}

type Problems = typeof codes.refused

/** IAK, formerly Mobilepulsa: https://api.iak.id. */
export function iak({ prepaidUrl, postpaidUrl, username, key, timeoutMs }: Options): BillProvider {
  const prepaid = (path: string, signed: string, body: object = {}): Promise<JsonAnswer> =>
    requestJson(`${prepaidUrl}/api/${path}`, {
      body: { username, ...body, sign: md5(username, key, signed) },
      timeoutMs,
    })
  const postpaid = (commands: string, signed: string, body: object = {}): Promise<JsonAnswer> =>
    requestJson(`${postpaidUrl}/api/v1/bill/check`, {
      body: { commands, username, ...body, sign: md5(username, key, signed) },
      timeoutMs,
    })

  async function inquireMeter({ number }: InquiryRequest): Promise<InquiryAnswer> {
    const answer = await prepaid('inquiry-pln', number, { customer_id: number })
    const parsed = v.safeParse(shapes.Meter, bodyOf(answer))
    if (!parsed.success) return down
    const { rc, name, segment_power } = parsed.output.data
    if (rc !== codes.DONE) return refusedWith(codes.prepaidEnded[rc])
    const nothing = { billerReference: null, amount: null, admin: null, facts: [] }
    return { outcome: 'found', owner: name, power: powerOf(segment_power), ...nothing }
  }

  async function inquireBill(request: InquiryRequest): Promise<InquiryAnswer> {
    const { code, number, months, reference, kind } = request
    const answer = await postpaid('inq-pasca', reference, {
      code,
      hp: number,
      ref_id: reference,
      ...(kind === 'bpjs' ? { month: String(months) } : {}),
    })
    const parsed = v.safeParse(shapes.Inquiry, bodyOf(answer))
    if (!parsed.success) return down
    const { response_code, tr_id, tr_name, period, nominal, admin, desc } = parsed.output.data
    if (response_code !== codes.DONE) return refusedWith(codes.postpaidEnded[response_code])
    if (!tr_id || typeof nominal !== 'number') return down
    return {
      outcome: 'found',
      billerReference: tr_id,
      owner: tr_name,
      power: powerIn(desc),
      amount: nominal,
      admin,
      facts: billFacts(desc, period ?? undefined),
    }
  }

  return {
    name: 'iak',
    prepaidStatusDays: null,
    async products() {
      const body = { status: 'all' }
      const lists = [
        v.safeParse(shapes.PrepaidList, bodyOf(await prepaid('pricelist', 'pl', body))),
        v.safeParse(shapes.PostpaidList, bodyOf(await postpaid('pricelist-pasca', 'pl', body))),
      ] as const
      if (!lists[0].success || !lists[1].success) throw new Error('IAK sent no price list')
      // One product in a new form must not close all others.
      return [
        ...lists[0].output.data.flatMap((item) => {
          const product = v.safeParse(shapes.PrepaidProduct, item)
          return product.success ? [prepaidProduct(product.output)] : []
        }),
        ...lists[1].output.data.pasca.flatMap((item) => {
          const product = v.safeParse(shapes.PostpaidProduct, item)
          return product.success ? [postpaidProduct(product.output)] : []
        }),
      ].filter((product) => product !== undefined)
    },
    inquire: (request) => (request.kind === 'token' ? inquireMeter(request) : inquireBill(request)),
    async pay({ reference, kind, number, code, billerReference }) {
      if (isPrepaid(kind)) {
        const body = { ref_id: reference, customer_id: number, product_code: code }
        return prepaidOutcome(await prepaid('top-up', reference, body), reference, codes.refused)
      }
      if (billerReference === null) return failed('REJECTED', 'NO_INQUIRY')
      const answer = await postpaid('pay-pasca', billerReference, { tr_id: billerReference })
      return postpaidOutcome(answer, reference, codes.refused)
    },
    async status({ reference, kind }) {
      if (isPrepaid(kind)) {
        const answer = await prepaid('check-status', reference, { ref_id: reference })
        return prepaidOutcome(answer, reference, {})
      }
      const answer = await postpaid('checkstatus', 'cs', { ref_id: reference })
      return postpaidOutcome(answer, reference, {})
    },
    async readCallback({ body }) {
      const shape = v.pipe(v.string(), v.parseJson(), shapes.Callback)
      const parsed = v.safeParse(shape, body.toString())
      if (!parsed.success) return { valid: false, reason: 'unreadable' }
      const { ref_id: reference, sign } = parsed.output.data
      if (!isSame(sign, md5(username, key, reference))) return { valid: false, reason: 'signature' }
      // `sign` covers the reference alone, not the outcome, so that the callback counts as unsigned.
      const outcome = prepaidOutcome({ status: 200, body: parsed.output }, reference, {})
      return { valid: true, signed: false, reference, outcome }
    },
    async deposit() {
      const parsed = v.safeParse(shapes.Balance, bodyOf(await prepaid('check-balance', 'bl')))
      return parsed.success ? parsed.output.data.balance : null
    },
  }
}

const down: InquiryAnswer = { outcome: 'refused', problem: 'BILLER_DOWN' }
const refusedWith = (problem: BillProblem | undefined): InquiryAnswer =>
  problem ? { outcome: 'refused', problem } : down

const bodyOf = (answer: JsonAnswer) => ('body' in answer ? answer.body : undefined)

/** `refused` has the codes that are definite for this request beyond those of an ended transaction. */
function prepaidOutcome(answer: JsonAnswer, reference: string, refused: Problems): PayOutcome {
  if ('detail' in answer) return unknown(answer.detail)
  const parsed = v.safeParse(shapes.Prepaid, answer.body)
  if (!parsed.success) return unknown('UNREADABLE')
  const { ref_id, status, rc, sn } = parsed.output.data
  if (ref_id && ref_id !== reference) return unknown('OTHER_REFERENCE')
  // Code and status have to agree: a contradiction is no definite answer.
  if (rc === codes.DONE) return status === '1' ? done(sn) : unknown(`RC_${rc}`)
  if (rc === codes.NO_PREPAID_TRANSACTION) return unknown(NOT_FOUND)
  return otherOutcome(rc, { ...codes.prepaidEnded, ...refused }, status === '1' || status === '0')
}

function postpaidOutcome(answer: JsonAnswer, reference: string, refused: Problems): PayOutcome {
  if ('detail' in answer) return unknown(answer.detail)
  const parsed = v.safeParse(shapes.Payment, answer.body)
  if (!parsed.success) return unknown('UNREADABLE')
  const { ref_id, response_code, status, noref, period, desc } = parsed.output.data
  if (ref_id && ref_id !== reference) return unknown('OTHER_REFERENCE')
  if (response_code === codes.DONE)
    return status === '0' || status === '2' || status === '3'
      ? unknown(`RC_${response_code}`)
      : done(noref, billFacts(desc, period ?? undefined))
  if (response_code === codes.NO_PAYMENT) return unknown(NOT_FOUND)
  const contradicts = status === '1' || status === '3'
  return otherOutcome(response_code, { ...codes.postpaidEnded, ...refused }, contradicts)
}

function otherOutcome(code: string, problems: Problems, contradicts: boolean): PayOutcome {
  if (codes.PENDING.has(code)) return { outcome: 'pending' }
  if (code === codes.NO_DEPOSIT) return depositEmpty
  const problem = problems[code]
  const detail = `RC_${code}`
  return problem && !contradicts ? failed(problem, detail) : unknown(detail)
}
