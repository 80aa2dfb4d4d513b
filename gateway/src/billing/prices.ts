import type { BillKind } from '@borong/api/billing-entities'
import { isPrepaid } from '@borong/api/rules/prepaid'
import type { OfferedProduct } from './bill-provider.ts'

/**
 * The shop's margin in rupiah: on top of a prepaid product's cost, or on top of the biller's fee for a bill. Credit and
 * data are compared with other shops to the hundred. A fee of more than Rp 3,000 on electricity is unusual.
 */
const MARGINS: Record<BillKind, number> = {
  pulsa: 300,
  data: 500,
  token: 500,
  electricity: 500,
  water: 500,
  bpjs: 250,
  tv: 1000,
  internet: 1000,
}

export const marginOf = (kind: BillKind): number => MARGINS[kind]

/** The price of a prepaid product, or the fee of a bill, as the buyer sees it. */
export const pricesOf = ({ kind, cost, admin }: Pick<OfferedProduct, 'kind' | 'cost' | 'admin'>) =>
  isPrepaid(kind)
    ? { price: cost === null ? null : cost + marginOf(kind), admin: null }
    : { price: null, admin: (admin ?? 0) + marginOf(kind) }
