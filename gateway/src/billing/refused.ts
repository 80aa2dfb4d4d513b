import type { inquiryRefusals, payRefusals } from '@borong/api/billing-refusals'

export type InquiryRefusal = keyof typeof inquiryRefusals
export type PayRefusal = keyof typeof payRefusals

interface More {
  data?: unknown
  values?: Record<string, string | number>
}

/** Thrown when a number can't be checked or bought for. It rolls the transaction back. */
export class InquiryRefused extends Error {
  readonly refusal: InquiryRefusal
  readonly more: More

  constructor(refusal: InquiryRefusal, more: More = {}) {
    super(refusal)
    this.refusal = refusal
    this.more = more
  }
}

/** Thrown when a bill can't be paid. It rolls the transaction back. */
export class PayRefused extends Error {
  readonly refusal: PayRefusal
  readonly more: More

  constructor(refusal: PayRefusal, more: More = {}) {
    super(refusal)
    this.refusal = refusal
    this.more = more
  }
}
