import * as v from 'valibot'
import type { PaymentProvider } from './payment-provider.ts'

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

/** A payment service over HTTP: `POST /payments` opens, `DELETE /payments/{reference}` closes; callbacks are signed. */
export function httpProvider(options: {
  url: string
  key: string
  publicUrl: string
}): PaymentProvider {
  async function send(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
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
    return method === 'POST' ? response.json() : undefined
  }

  return {
    async open(request) {
      const answer = await send('POST', 'payments', {
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
      const opened = v.parse(Opened, answer)
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
  }
}
