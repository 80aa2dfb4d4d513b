import type { Gateway } from '../server/domain.ts'
import { bankProvider } from './bank/provider.ts'
import { httpProvider } from './http-provider.ts'

export interface PaymentRequest {
  paymentId: string
  orderSerial: string
  method: string
  amount: number
  accountNumber: string | null
  expiresAt: Date
  /** Where the page sends the buyer afterwards. */
  returnUrl: string
  email: string | null
}

export interface OpenedPayment {
  reference: string
  url: string
  /** Where the money goes, when the provider and not the shop decides it. */
  accountNumber?: string | null
}

/** Who takes the money. Asking twice for one payment opens it once. */
export interface PaymentProvider {
  open(request: PaymentRequest): Promise<OpenedPayment>
  /** The order is gone: nobody should pay it any more. */
  close(reference: string): Promise<void>
}

/** What a provider tells the shop in a signed callback. */
export interface PaymentEvent {
  payment_id: string
  reference: string
  event: 'paid' | 'failed' | 'expired'
  amount: number
  failure?: string | undefined
}

/** The configured provider, or the bank page of this gateway when there is none. */
export const providerOf = (gateway: Gateway): PaymentProvider =>
  gateway.config.paymentUrl
    ? httpProvider({
        url: gateway.config.paymentUrl,
        key: gateway.config.paymentKey ?? '',
        publicUrl: gateway.config.publicUrl,
      })
    : bankProvider(gateway)
