import { textOf } from '@borong/api/messages'
import { rupiah } from '../server/rupiah.ts'
import type { Language } from '../server/domain.ts'
import { stepMessages as steps } from './instruction-messages.ts'
import type { Method } from './methods.ts'

export interface Instruction {
  title: string
  steps: string[]
}

type Open = { amount: number; account_number: string | null; qr_text: string | null }
type Step = (typeof steps)[keyof typeof steps]
type Way = { title: string; steps: readonly Step[] }

const virtualAccount: readonly Way[] = [
  {
    title: 'm-banking',
    steps: [steps.OPEN_APP, steps.CHOOSE_IN_APP, steps.ENTER_NUMBER, steps.CONFIRM_WITH_PIN],
  },
  {
    title: 'ATM',
    steps: [steps.INSERT_CARD, steps.CHOOSE_AT_ATM, steps.ENTER_NUMBER, steps.CONFIRM_WITH_YES],
  },
  {
    title: 'Internet banking',
    steps: [
      steps.OPEN_INTERNET_BANKING,
      steps.CHOOSE_IN_INTERNET_BANKING,
      steps.ENTER_NUMBER,
      steps.CONFIRM_WITH_TOKEN,
    ],
  },
]

const transfer: Way = {
  title: 'Transfer',
  steps: [steps.TRANSFER_TO, steps.TRANSFER_EXACTLY, steps.RECOGNISED],
}

/** The steps on the page of the payment, by the kind of the method. */
const onPage: Record<'card' | 'qris' | 'wallet' | 'later', readonly Step[]> = {
  card: [steps.FILL_IN_CARD, steps.ENTER_CODE_OF_CARD],
  qris: [steps.SCAN, steps.APPROVE_AMOUNT],
  wallet: [steps.APPROVE_IN_APP],
  later: [steps.AGREE_ON_DATE],
}

/** The payment instructions, step by step, per channel of the bank. */
export function instructionsFor(method: Method, payment: Open, language: Language): Instruction[] {
  const values = {
    bank: method.issuer,
    number: payment.account_number ?? '',
    amount: rupiah(payment.amount, language),
  }
  return waysOf(method, payment, language).map((way) => ({
    title: way.title,
    steps: way.steps.map((step) => textOf(step, language, values)),
  }))
}

function waysOf({ kind, name }: Method, payment: Open, language: Language): readonly Way[] {
  if (kind === 'va') return virtualAccount
  if (kind === 'transfer') return [transfer]
  const title = textOf(name, language)
  // The shop shows the QR code itself.
  if (payment.qr_text) return [{ title, steps: [...onPage[kind], steps.RECOGNISED] }]
  return [{ title, steps: [steps.OPEN_PAGE, ...onPage[kind], steps.RETURN] }]
}
