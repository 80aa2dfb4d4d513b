import * as v from 'valibot'
import type { PaymentProvider, PaymentReport } from './payment-provider.ts'

const TIMEOUT_MS = 10_000
/** The limit of EMV for a QR code of a payment. */
const LONGEST_QR = 512

const Opened = v.object({
  reference: v.string(),
  url: v.pipe(v.string(), v.url()),
  account_number: v.nullish(v.string()),
  // A payment without a QR code can still be paid on the service's page.
  qr_string: v.fallback(v.nullish(v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_QR))), null),
})

const Page = v.object({
  payments: v.array(
    v.object({
      payment_id: v.string(),
      reference: v.string(),
      state: v.picklist(['open', 'paid', 'closed']),
      amount: v.pipe(v.number(), v.integer()),
    }),
  ),
  next: v.nullish(v.string()),
})

/**
 * A payment service over HTTP ([calls](./README.md)). Its callbacks are signed.
 */
export function httpProvider(options: {
  url: string
  key: string
  publicUrl: string
}): PaymentProvider {
  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    const response = await fetch(
      new URL(path, options.url.endsWith('/') ? options.url : `${options.url}/`),
      {
        method,
        headers: { authorization: `Bearer ${options.key}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    )
    if (!response.ok) throw new Error(`The payment service answered ${response.status}`)
    return response
  }

  async function list(query: Record<string, string>) {
    const response = await send('GET', `payments?${new URLSearchParams(query).toString()}`)
    return v.parse(Page, await response.json())
  }

  return {
    async open(request) {
      const response = await send('POST', 'payments', {
        // The service identifies the payment by this id and returns the same result for a repeated request.
        idempotency_key: request.paymentId,
        payment_id: request.paymentId,
        order_serial: request.serial,
        method: request.method,
        amount: request.amount,
        currency: 'IDR',
        account_number: request.accountNumber,
        expires_at: request.expiresAt.toISOString(),
        return_url: request.returnUrl,
        callback_url: `${options.publicUrl}/payment/v1/callbacks`,
      })
      const opened = v.parse(Opened, await response.json())
      return {
        reference: opened.reference,
        url: opened.url,
        accountNumber: opened.account_number ?? null,
        qrText: opened.qr_string ?? null,
      }
    },
    async close(reference) {
      await send('DELETE', `payments/${encodeURIComponent(reference)}`)
    },
    async find(paymentId): Promise<PaymentReport | undefined> {
      const { payments } = await list({ payment_id: paymentId })
      return payments.find(({ payment_id }) => payment_id === paymentId)
    },
    async *paidBetween(from, to) {
      const query = { paid_from: from.toISOString(), paid_to: to.toISOString() }
      let cursor: string | null | undefined
      do {
        const page = await list(cursor ? { ...query, cursor } : query)
        yield page.payments
        cursor = page.next
      } while (cursor)
    },
  }
}
