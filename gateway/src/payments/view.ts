import { textOf } from '@borong/api/messages'
import type * as paymentCalls from '@borong/api/payments'
import type { Reply } from '@borong/api/types'
import type { Language } from '../server/domain.ts'
import { instructionsFor } from './instructions.ts'
import { failureMessages } from './messages.ts'
import { methodById, methodName } from './methods.ts'
import { qrImage } from './qr-image.ts'
import type { PaymentRow } from './table.ts'

type PaymentView = Reply<typeof paymentCalls.payment>['result']

const ACCOUNT_NAME = 'PT Borong Niaga Indonesia'

/** A payment as its buyer sees it (E-14, C-28). */
export async function viewPayment(
  payment: PaymentRow,
  now: Date,
  language: Language,
): Promise<PaymentView> {
  const method = methodById(payment.method)
  const isOpen =
    !payment.is_held &&
    (payment.state === 'pending' || payment.state === 'failed') &&
    payment.expires_at > now
  // Its account and its code are not known at the provider yet.
  const isPreparing = isOpen && method !== undefined && payment.url === null
  const account = isPreparing ? null : payment.account_number
  return {
    id: payment.id,
    subject_type: payment.subject_type,
    subject_id: payment.subject_id,
    subject_serial: payment.subject_serial,
    order_id: payment.subject_id,
    order_serial: payment.subject_serial,
    state: payment.state,
    payment_id: payment.method,
    payment_name: methodName(payment.method, language),
    payment_group: method?.group ?? 'wallet',
    amount: payment.amount,
    unique_code: payment.unique_code,
    account_name: account === null ? null : ACCOUNT_NAME,
    account_number: account,
    payment_deadline: payment.expires_at.toISOString(),
    paid_at: payment.paid_at?.toISOString() ?? null,
    url: isOpen ? payment.url : null,
    ...(isPreparing ? { is_preparing: true } : {}),
    ...(isOpen && payment.qr_text ? { qr_image: await qrImage(payment.qr_text) } : {}),
    failure:
      payment.failure === null
        ? null
        : { code: payment.failure, message: failureMessage(payment.failure, language) },
    instructions:
      isOpen && method && !isPreparing ? instructionsFor(method, payment, language) : [],
    server_time: now.toISOString(),
  }
}

const failureMessage = (failure: string, language: Language) =>
  textOf(isKnown(failure) ? failureMessages[failure] : failureMessages.OTHER, language)

const isKnown = (failure: string): failure is keyof typeof failureMessages =>
  Object.hasOwn(failureMessages, failure)
