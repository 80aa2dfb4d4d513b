import type { CreditProvider } from './applied-credit.ts'

const TIMEOUT_MS = 10_000

export const CREDIT_CALLBACK_PATH = '/credit/v1/callbacks'

/** A service of credit over HTTP: `POST /applications`; its decisions come as signed callbacks. */
export const httpCreditProvider = (options: {
  url: string
  key: string
  publicUrl: string
}): CreditProvider => ({
  async apply({ number, method, limit, purpose, applicant }) {
    const base = options.url.endsWith('/') ? options.url : `${options.url}/`
    const response = await fetch(new URL('applications', base), {
      method: 'POST',
      headers: { authorization: `Bearer ${options.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        idempotency_key: number,
        number,
        method,
        limit,
        currency: 'IDR',
        purpose,
        applicant,
        callback_url: `${options.publicUrl}${CREDIT_CALLBACK_PATH}`,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`The service of credit answered ${response.status}`)
  },
})
