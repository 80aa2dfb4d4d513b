import type { inquiryRefusals, payRefusals } from '@borong/api/billing-refusals'
import type { RefusalDetails } from '@borong/api/shape'
import { Refused, type RefusedMore } from '../server/refused.ts'

export type InquiryRefusal = keyof typeof inquiryRefusals
export type PayRefusal = keyof typeof payRefusals

/** Thrown when a number can't be checked or bought for. It rolls the transaction back. */
export class InquiryRefused<
  Name extends InquiryRefusal = InquiryRefusal,
> extends Refused<InquiryRefusal> {
  constructor(refusal: Name, ...[details]: RefusalDetails<typeof inquiryRefusals, Name>) {
    super(refusal, details as RefusedMore | undefined)
  }
}

/** Thrown when a bill can't be paid. It rolls the transaction back. */
export class PayRefused<Name extends PayRefusal = PayRefusal> extends Refused<PayRefusal> {
  constructor(refusal: Name, ...[details]: RefusalDetails<typeof payRefusals, Name>) {
    super(refusal, details as RefusedMore | undefined)
  }
}
