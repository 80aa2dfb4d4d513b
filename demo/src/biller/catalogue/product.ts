import type { OfferedProduct } from '@borong/gateway/billing/bill-provider'

type Given = Pick<
  OfferedProduct,
  'code' | 'kind' | 'operator' | 'operatorName' | 'name' | 'description'
> &
  Partial<OfferedProduct>

/** A product that is open all day and can be bought repeatedly, unless it says otherwise. */
export const product = (given: Given): OfferedProduct => ({
  region: null,
  nominal: null,
  cost: null,
  admin: null,
  days: null,
  megabytes: null,
  open: true,
  cutOff: null,
  repeatable: true,
  ...given,
})
