import type { quotedDraft } from '@borong/gateway/orders/quoted-draft'

/** The defaults of the call's shape, which a browser's request gets by validation. */
export const withDefaults = (draft: Awaited<ReturnType<typeof quotedDraft>>) => ({
  promo_code: '',
  referral_code: '',
  use_wallet: false,
  wallet_amount: 0,
  credit_amount: 0,
  points: 0,
  facture_required: false,
  ...draft,
  shipping_used: draft.shipping_used.map((choice) => ({
    ...choice,
    insurance: choice.insurance ?? false,
    note: choice.note ?? '',
  })),
})
