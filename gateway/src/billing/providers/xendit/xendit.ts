import { MINUTE_MS } from '@borong/api/rules/time'
import * as v from 'valibot'
import type {
  BillProblem,
  BillProvider,
  InquiryAnswer,
  OfferedProduct,
  PayOutcome,
  PayRequest,
} from '../../bill-provider.ts'
import { done, failed, unknown } from '../outcomes.ts'
import { listed, pln, plnCutOff } from '../product-texts.ts'
import { requestJson, type JsonAnswer } from '../request-json.ts'
import { hmac, isSame } from '../signatures.ts'
import { powerOf } from '../texts.ts'
import { PaymentIds } from './payment-ids.ts'
import * as shapes from './shapes.ts'

export const XENDIT_URL = 'https://api.xendit.co/bill-payments'

const PAGES = 40
const TOLERANCE_MS = 5 * MINUTE_MS

interface Options {
  url: string
  /** The secret key of the account: the user name of basic authentication, without a password. */
  key: string
  callbackSecret: string
  timeoutMs?: number
}

/** Xendit Bill Payments: https://docs.xendit.co/docs/bill-payment-overview. */
export function xendit({ url, key, callbackSecret, timeoutMs }: Options): BillProvider {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
  const payments = new PaymentIds()
  const get = (path: string) =>
    requestJson(`${url}/v1/${path}`, { method: 'GET', headers: { authorization }, timeoutMs })
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    requestJson(`${url}/v1/${path}`, { headers: { authorization, ...headers }, body, timeoutMs })

  async function inquire(request: {
    code: string
    number: string
    kind: string
  }): Promise<InquiryAnswer> {
    const { code, number, kind } = request
    const answer = await post('inquiry', { product_id: code, customer_number: number })
    if ('detail' in answer) return refusedWith('BILLER_DOWN')
    if (answer.status >= 400) return refusedWith(INQUIRY_PROBLEMS[answer.status] ?? 'BILLER_DOWN')
    const parsed = v.safeParse(shapes.Inquiry, answer.body)
    if (!parsed.success) return refusedWith('BILLER_DOWN')
    const { id, properties } = parsed.output.data
    const { customer_details, product_details, bill_details } = properties
    return {
      outcome: 'found',
      billerReference: id,
      owner: valueOf(customer_details, /^nama/i) ?? '',
      power: powerOf(valueOf(product_details, /^tarif/i)),
      amount: kind === 'token' ? null : properties.base_amount,
      admin: kind === 'token' ? null : properties.admin_amount,
      facts: bill_details
        .filter(({ key: label }) => !/^admin/i.test(label))
        .map(({ key: label, value }) => ({ label, value })),
    }
  }

  // The same key and contents return the payment that exists.
  const submit = (request: PayRequest) =>
    post(
      'payment',
      {
        product_id: request.code,
        customer_number: request.number,
        // An inquiry of a meter holds for every nominal, and a token needs none.
        ...(request.billerReference && request.kind !== 'token'
          ? { inquiry_id: request.billerReference }
          : {}),
        reference_id: request.reference,
        total_amount: request.maxCost,
      },
      { 'idempotency-key': request.reference },
    )

  function outcomeOf(answer: JsonAnswer, reference: string, isFirst: boolean): PayOutcome {
    if ('detail' in answer) return unknown(answer.detail)
    const detail = `HTTP_${answer.status}`
    if (answer.status >= 400) {
      const problem = PAY_PROBLEMS[answer.status]
      return isFirst && problem ? failed(problem, detail) : unknown(detail)
    }
    const parsed = v.safeParse(shapes.Payment, answer.body)
    if (!parsed.success) return unknown('UNREADABLE')
    const { id, properties } = parsed.output.data
    if (properties.reference_id !== reference) return unknown('OTHER_REFERENCE')
    payments.add(reference, id)
    return paymentOutcome(properties)
  }

  return {
    name: 'xendit',
    // Its documentation does not say for how long a key is known: later, a repetition could buy again.
    prepaidStatusDays: 1,
    products: async () => {
      const found: OfferedProduct[] = []
      let cursor: string | undefined
      for (let page = 0; page < PAGES; page++) {
        const answer = await get(
          `product?limit=50${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
        )
        const parsed = v.safeParse(shapes.ProductPage, 'body' in answer ? answer.body : undefined)
        if (!parsed.success) throw new Error('Xendit sent no list of products')
        const { data, cursor: next } = parsed.output
        found.push(...data.map(offered).filter((product) => product !== undefined))
        if (!next || next === cursor || data.length === 0) break
        cursor = next
      }
      return found
    },
    inquire: ({ months, ...request }) =>
      // Its documentation has no field for several months.
      months > 1 ? Promise.resolve(refusedWith('REJECTED')) : inquire(request),
    pay: async (request) => outcomeOf(await submit(request), request.reference, true),
    async status(request) {
      const id = payments.get(request.reference)
      const answer = id ? await get(`payment/${encodeURIComponent(id)}`) : await submit(request)
      return outcomeOf(answer, request.reference, false)
    },
    async readCallback({ headers, body, now }) {
      const timestamp = headers['x-callback-timestamp'] ?? ''
      const expected = hmac('sha256', callbackSecret, `${timestamp}.`, body)
      if (!isSame(headers['x-callback-signature'], expected))
        return { valid: false, reason: 'signature' }
      if (!isRecent(timestamp, now)) return { valid: false, reason: 'stale' }
      const shape = v.pipe(v.string(), v.parseJson(), shapes.Callback)
      const parsed = v.safeParse(shape, body.toString())
      if (!parsed.success) return { valid: false, reason: 'unreadable' }
      const { event, data } = parsed.output
      const { payment_id, reference_id, failure_code } = data.data
      payments.add(reference_id, payment_id)
      // A success has neither token nor serial number here, so that the callback causes a status request.
      const isFailure = event === 'bill_payment.failed'
      const outcome = isFailure ? failed('REJECTED', failure_code ?? '') : unknown(event)
      return { valid: true, signed: isFailure, reference: reference_id, outcome }
    },
    deposit: async () => null,
  }
}

/** HTTP statuses of an inquiry. 502 to 504 are a biller's error, maintenance and time-out. */
const INQUIRY_PROBLEMS: Readonly<Record<number, BillProblem>> = {
  400: 'NUMBER_UNKNOWN',
  404: 'PRODUCT_CLOSED',
}
/** HTTP statuses with which a first request is turned down before anything is paid. 409 may be an earlier one. */
const PAY_PROBLEMS: Readonly<Record<number, BillProblem>> = {
  400: 'REJECTED',
  401: 'BILLER_DOWN',
  403: 'BILLER_DOWN',
  404: 'PRODUCT_CLOSED',
}

const refusedWith = (problem: BillProblem): InquiryAnswer => ({ outcome: 'refused', problem })

type Details = { key: string; value: string }[]

const valueOf = (details: Details, key: RegExp) =>
  details.find((detail) => key.test(detail.key))?.value

type Properties = v.InferOutput<typeof shapes.Payment>['data']['properties']

function paymentOutcome({ status, failure_code, bill_details, payment_details }: Properties) {
  // The documentation spells the status in two ways.
  if (status === 'SUCCEEDED' || status === 'SUCCEEDDED') {
    const proof =
      payment_details.find(({ key }) => /^token/i.test(key)) ??
      payment_details.find(({ key }) => /^serial/i.test(key))
    const facts = [...bill_details, ...payment_details].filter((detail) => detail !== proof)
    return done(
      proof?.value,
      facts.map(({ key, value }) => ({ label: key, value })),
    )
  }
  if (status === 'FAILED') return failed('REJECTED', failure_code ?? '')
  return status === 'PENDING' ? ({ outcome: 'pending' } as const) : unknown(`STATUS_${status}`)
}

function isRecent(timestamp: string, now: Date): boolean {
  if (!/^\d{10}(?:\d{3})?$/.test(timestamp)) return false
  const sent = Number(timestamp) * (timestamp.length === 10 ? 1000 : 1)
  return Math.abs(now.getTime() - sent) <= TOLERANCE_MS
}

function offered(item: unknown): OfferedProduct | undefined {
  const parsed = v.safeParse(shapes.Product, item)
  if (!parsed.success) return undefined
  const { id, properties } = parsed.output
  const { category, biller, currency, base_amount, total_amount, admin_amount } = properties
  if (category !== 'ELECTRICITY' || biller !== 'PLN' || currency !== 'IDR') return undefined
  const isToken = base_amount > 0
  return listed({
    ...pln,
    code: id,
    kind: isToken ? 'token' : 'electricity',
    name: properties.locale?.id ?? properties.product_name,
    nominal: isToken ? base_amount : null,
    cost: isToken ? total_amount : null,
    admin: isToken ? null : admin_amount,
    open: properties.availability_status === 'AVAILABLE',
    cutOff: plnCutOff,
  })
}
