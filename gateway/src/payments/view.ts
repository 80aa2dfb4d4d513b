import type * as paymentCalls from '@borong/api/payments'
import type { Reply } from '@borong/api/types'
import type { Language } from '../server/domain.ts'
import { instructionsFor } from './instructions.ts'
import { methodById, methodName } from './methods.ts'
import type { PaymentRow } from './table.ts'

type PaymentView = Reply<typeof paymentCalls.payment>['result']

const ACCOUNT_NAME = 'PT Borong Niaga Indonesia'

const failures: Record<string, Record<Language, string>> = {
  CARD_DECLINED: {
    id: 'Kartu ditolak oleh bank. Coba lagi atau pakai kartu lain.',
    en: 'The bank declined the card. Try again or use another card.',
  },
  WRONG_OTP: {
    id: 'Verifikasi kartu kredit gagal karena kode OTP bank salah. Silakan coba lagi.',
    en: 'The credit-card verification failed because the bank’s code was wrong. Please try again.',
  },
  INSUFFICIENT_FUNDS: {
    id: 'Saldo tidak mencukupi. Silakan coba lagi.',
    en: 'The balance was too small. Please try again.',
  },
  REJECTED: {
    id: 'Pembayaran dibatalkan di halaman bank. Silakan coba lagi.',
    en: 'The payment was cancelled on the bank’s page. Please try again.',
  },
}
const otherFailure = {
  id: 'Transaksi gagal. Silakan coba lagi.',
  en: 'The transaction failed. Please try again.',
}

/** A payment as its buyer sees it (E-14, C-28). */
export function viewPayment(payment: PaymentRow, now: Date, language: Language): PaymentView {
  const method = methodById(payment.method)
  const isOpen =
    (payment.state === 'pending' || payment.state === 'failed') && payment.expires_at > now
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
    account_name: payment.account_number === null ? null : ACCOUNT_NAME,
    account_number: payment.account_number,
    payment_deadline: payment.expires_at.toISOString(),
    paid_at: payment.paid_at?.toISOString() ?? null,
    url: isOpen ? payment.url : null,
    failure:
      payment.failure === null
        ? null
        : { code: payment.failure, message: (failures[payment.failure] ?? otherFailure)[language] },
    instructions: isOpen && method ? instructionsFor(method, payment, language) : [],
    server_time: now.toISOString(),
  }
}
