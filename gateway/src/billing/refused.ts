import type { inquiryRefusals, payRefusals } from '@borong/api/billing-refusals'
import type { RefusalDetails } from '@borong/api/shape'

export type InquiryRefusal = keyof typeof inquiryRefusals
export type PayRefusal = keyof typeof payRefusals

/** All values that the messages of these refusals name. */
interface Values {
  hint: string
  operator: string
  until: string
  seconds: number
  price: string
  left: number
  message: string
  company: string
  amount: string
  budget: string
  period: string
}

interface More {
  data?: unknown
  values: Values
}

const completed = (details: { data?: unknown; values?: Partial<Values> } = {}): More => ({
  ...details,
  values: {
    hint: '',
    operator: '',
    until: '',
    seconds: 0,
    price: '',
    left: 0,
    message: '',
    company: '',
    amount: '',
    budget: '',
    period: '',
    ...details.values,
  },
})

/** Thrown when a number can't be checked or bought for. It rolls the transaction back. */
export class InquiryRefused<Name extends InquiryRefusal = InquiryRefusal> extends Error {
  readonly refusal: InquiryRefusal
  readonly more: More

  constructor(refusal: Name, ...[details]: RefusalDetails<typeof inquiryRefusals, Name>) {
    super(refusal)
    this.refusal = refusal
    this.more = completed(details)
  }
}

/** Thrown when a bill can't be paid. It rolls the transaction back. */
export class PayRefused<Name extends PayRefusal = PayRefusal> extends Error {
  readonly refusal: PayRefusal
  readonly more: More

  constructor(refusal: Name, ...[details]: RefusalDetails<typeof payRefusals, Name>) {
    super(refusal)
    this.refusal = refusal
    this.more = completed(details)
  }
}
