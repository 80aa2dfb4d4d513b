import { isPrepaid } from '@borong/api/rules/prepaid'
import * as v from 'valibot'
import {
  NOT_FOUND,
  type BillProvider,
  type InquiryAnswer,
  type InquiryRequest,
  type PayOutcome,
  type PayRequest,
} from '../../bill-provider.ts'
import { billFacts, powerIn } from '../bill-facts.ts'
import { depositEmpty, done, failed, unknown } from '../outcomes.ts'
import { requestJson, type JsonAnswer } from '../request-json.ts'
import { hmac, isSame, md5 } from '../signatures.ts'
import { powerOf } from '../texts.ts'
import * as codes from './codes.ts'
import { postpaidProduct, prepaidProduct } from './products.ts'
import {
  Bill,
  Deposit,
  Meter,
  PostpaidProduct,
  PrepaidProduct,
  PriceList,
  Transaction,
} from './shapes.ts'

export const DIGIFLAZZ_URL = 'https://api.digiflazz.com'

interface Options {
  url: string
  username: string
  key: string
  /** Signs the callbacks. */
  callbackSecret: string
  timeoutMs?: number
}

/** Digiflazz: https://developer.digiflazz.com/api/buyer/. */
export function digiflazz({
  url,
  username,
  key,
  callbackSecret,
  timeoutMs,
}: Options): BillProvider {
  const send = (path: string, signed: string, body: object): Promise<JsonAnswer> =>
    requestJson(`${url}/v1/${path}`, {
      body: { username, ...body, sign: md5(username, key, signed) },
      timeoutMs,
    })

  const transact = ({ code, number, reference }: InquiryRequest | PayRequest, more: object) =>
    send('transaction', reference, {
      buyer_sku_code: code,
      customer_no: number,
      ref_id: reference,
      ...more,
    })

  const topUp = (request: PayRequest) =>
    transact(request, { max_price: request.maxCost, cb_url: request.callbackUrl })

  async function list<S extends v.GenericSchema>(cmd: 'prepaid' | 'pasca', shape: S) {
    const answer = await send('price-list', 'pricelist', { cmd })
    const parsed = v.safeParse(PriceList, 'body' in answer ? answer.body : undefined)
    if (!parsed.success) throw new Error(`Digiflazz sent no price list: ${reasonOf(answer)}`)
    // One product in a new form must not close all others.
    return parsed.output.data.flatMap((item): v.InferOutput<S>[] =>
      v.is(shape, item) ? [v.parse(shape, item)] : [],
    )
  }

  async function inquireMeter({ number }: InquiryRequest): Promise<InquiryAnswer> {
    const answer = await send('inquiry-pln', number, { customer_no: number })
    const parsed = v.safeParse(Meter, 'body' in answer ? answer.body : undefined)
    if (!parsed.success) return down
    const { rc, name, segment_power } = parsed.output.data
    if (name === '' || (rc && rc !== codes.DONE))
      return { outcome: 'refused', problem: problemOf(rc ?? '', 'NUMBER_UNKNOWN') }
    return {
      outcome: 'found',
      billerReference: null,
      owner: name,
      power: powerOf(segment_power),
      amount: null,
      admin: null,
      facts: [],
    }
  }

  async function inquireBill(request: InquiryRequest): Promise<InquiryAnswer> {
    const answer = await transact(request, { commands: 'inq-pasca' })
    const parsed = v.safeParse(Bill, 'body' in answer ? answer.body : undefined)
    if (!parsed.success) return down
    const { rc, customer_name, admin, selling_price, desc } = parsed.output.data
    if (rc !== codes.DONE) return { outcome: 'refused', problem: problemOf(rc, 'BILLER_DOWN') }
    if (typeof selling_price !== 'number') return down
    return {
      outcome: 'found',
      // The payment repeats the reference of its inquiry.
      billerReference: request.reference,
      owner: customer_name,
      power: powerIn(desc),
      amount: selling_price - admin,
      admin,
      facts: billFacts(desc),
    }
  }

  return {
    name: 'digiflazz',
    // A top-up with a reference of more than 90 days ago buys again; the margin is for clocks and delays.
    prepaidStatusDays: 80,
    async products() {
      const prepaid = await list('prepaid', PrepaidProduct)
      const postpaid = await list('pasca', PostpaidProduct)
      return [...prepaid.map(prepaidProduct), ...postpaid.map(postpaidProduct)].filter(
        (product) => product !== undefined,
      )
    },
    async inquire(request) {
      // Its documentation has no field for several months.
      if (request.months > 1) return { outcome: 'refused', problem: 'REJECTED' }
      return request.kind === 'token' ? inquireMeter(request) : inquireBill(request)
    },
    async pay(request) {
      const answer = isPrepaid(request.kind)
        ? await topUp(request)
        : await transact(request, { commands: 'pay-pasca' })
      return outcomeOf(answer, request.reference, codes.refused)
    },
    async status(request) {
      const answer = isPrepaid(request.kind)
        ? await topUp(request)
        : await transact(request, { commands: 'status-pasca' })
      return outcomeOf(answer, request.reference, {})
    },
    async readCallback({ headers, body }) {
      const expected = `sha1=${hmac('sha1', callbackSecret, body)}`
      if (!isSame(headers['x-hub-signature'], expected))
        return { valid: false, reason: 'signature' }
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Transaction), body.toString())
      const reference = parsed.success ? parsed.output.data.ref_id : undefined
      if (!parsed.success || !reference) return { valid: false, reason: 'unreadable' }
      const outcome = outcomeOf({ status: 200, body: parsed.output }, reference, {})
      return { valid: true, signed: true, reference, outcome }
    },
    async deposit() {
      const answer = await send('cek-saldo', 'depo', { cmd: 'deposit' })
      const parsed = v.safeParse(Deposit, 'body' in answer ? answer.body : undefined)
      return parsed.success ? parsed.output.data.deposit : null
    },
  }
}

const reasonOf = (answer: JsonAnswer) => ('detail' in answer ? answer.detail : 'UNREADABLE')

const down: InquiryAnswer = { outcome: 'refused', problem: 'BILLER_DOWN' }

const problemOf = (rc: string, otherwise: 'NUMBER_UNKNOWN' | 'BILLER_DOWN') =>
  codes.ended[rc] ?? codes.refused[rc] ?? otherwise

/** `refused` has the codes that are definite for this request beyond those of an ended transaction. */
function outcomeOf(
  answer: JsonAnswer,
  reference: string,
  refused: typeof codes.refused,
): PayOutcome {
  if ('detail' in answer) return unknown(answer.detail)
  const parsed = v.safeParse(Transaction, answer.body)
  if (!parsed.success) return unknown('UNREADABLE')
  const { ref_id, rc, sn, status, desc } = parsed.output.data
  if (ref_id && ref_id !== reference) return unknown('OTHER_REFERENCE')
  const detail = `RC_${rc}`
  // Code and status have to agree: a contradiction is no definite answer.
  if (rc === codes.DONE) return status === 'Sukses' ? done(sn, billFacts(desc)) : unknown(detail)
  if (rc === codes.PENDING) return { outcome: 'pending' }
  if (codes.NO_DEPOSIT.has(rc)) return depositEmpty
  if (rc === codes.NO_TRANSACTION) return unknown(NOT_FOUND)
  const problem = codes.ended[rc] ?? refused[rc]
  return problem && status === 'Gagal' ? failed(problem, detail) : unknown(detail)
}
