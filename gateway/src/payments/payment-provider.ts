export interface PaymentRequest {
  /** The shop's reference, which is stored before the request leaves. */
  paymentId: string
  /** The serial of the payment's subject, which the provider's page shows. */
  serial: string
  method: string
  amount: number
  accountNumber: string | null
  expiresAt: Date
  /** The provider's page redirects the buyer to this URL afterwards. */
  returnUrl: string
  email: string | null
}

export interface OpenedPayment {
  reference: string
  url: string
  /** The destination account, when the provider and not the shop assigns it. */
  accountNumber?: string | null
  /** The text of a QR code, for methods that are paid by scanning one. */
  qrText?: string | null
}

/** A payment as the provider has it. It stays open after a failed attempt. */
export interface PaymentReport {
  payment_id: string
  reference: string
  state: 'open' | 'paid' | 'closed'
  amount: number
}

/** The payment service. A second request for one payment returns the payment that is open. */
export interface PaymentProvider {
  open(request: PaymentRequest): Promise<OpenedPayment>
  /** Closes the payment of a subject that has ended: it must not be paid any more. */
  close(reference: string): Promise<void>
  /** The payment with the shop's reference; undefined when the provider has none. */
  find(paymentId: string): Promise<PaymentReport | undefined>
  /** Every payment that was paid in this time, in pages. */
  paidBetween(from: Date, to: Date): AsyncIterable<readonly PaymentReport[]>
}

/** The content of a provider's signed callback. */
export interface PaymentEvent {
  payment_id: string
  reference: string
  event: 'paid' | 'failed' | 'expired'
  amount: number
  failure?: string | undefined
}

declare module '../server/domain.ts' {
  interface StandIns {
    paymentProvider(gateway: Gateway): PaymentProvider
  }
}
