import type { Database, Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import type { Movement } from '../wallet/public.ts'
import type { PaymentRow, PaymentSubjectType } from './table.ts'

declare module '../server/domain.ts' {
  interface Domain {
    /** Receive what happens to the payments of the domain's subjects. */
    paymentOwners?: readonly PaymentOwner[]
  }
}

/** The time of a provider's event, and the gateway that applies it. */
export interface PaymentMoment {
  at: Date
  gateway: Gateway
}

/**
 * The domain of the subjects that payments of one type are for. Every method runs in the transaction of the event. It
 * also notifies the buyer, because the notification makes an open page of the payment show the new state.
 */
export interface PaymentOwner {
  readonly subject: PaymentSubjectType
  /** The ledger's category of money that arrives too late. It must be a refund, which reaches a barred account. */
  readonly refundCategory: Extract<Movement['category'], `${string}_REFUND`>
  /** Locks the subject's row first, as every change of the subject does, so concurrent changes wait. */
  lock(trx: Trx, subjectId: string): Promise<void>
  /** The kind of the mandate that decides who may pay; the one of orders by default. */
  readonly kind?: 'bill'
  /** The company that the subject belongs to; without one it belongs to the buyer who began the payment. */
  companyOf?(db: Pick<Database, 'selectFrom'>, subjectId: string): Promise<string | null>
  /** The money has arrived. False when the subject no longer waits for it: the money then goes to the buyer's wallet. */
  paid(trx: Trx, payment: PaymentRow, moment: PaymentMoment): Promise<boolean>
  /** The attempt has failed, and the payment can be tried again: notifies the buyer. */
  failed(trx: Trx, payment: PaymentRow, moment: PaymentMoment): Promise<void>
  /** The provider has closed the payment unpaid: ends the subject. */
  expired(trx: Trx, payment: PaymentRow, moment: PaymentMoment): Promise<void>
  /** Late money is in the buyer's wallet: notifies the buyer. */
  refunded(trx: Trx, payment: PaymentRow, moment: PaymentMoment): Promise<void>
  /** The path in the shop to which the provider's page sends the buyer back. */
  returnPath(payment: PaymentRow): string
}

/** The owner of the payment's subject. Without one the event fails, and the provider sends it again. */
export function ownerOf(gateway: Gateway, payment: PaymentRow): PaymentOwner {
  const owner = gateway.domains
    .flatMap((domain) => domain.paymentOwners ?? [])
    .find(({ subject }) => subject === payment.subject_type)
  if (!owner) throw new Error(`No domain owns payments of the subject ${payment.subject_type}`)
  return owner
}
