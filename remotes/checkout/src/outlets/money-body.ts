import type { Outlet, OutletTable } from './outlet-table.ts'
import { type PlanBody, placed } from './plan-body.ts'

/** The insurance, the voucher, the balances and the payment of a plan. */
export const moneyBody = (
  { insurance = false, insured = {}, voucher, use_wallet, use_points }: OutletTable,
  outlets: readonly Outlet[],
  paymentId: string,
): Partial<PlanBody> => ({
  insurance,
  insurance_of: placed(insured, new Set(outlets.map(({ id }) => id))).map(
    ({ choice, ...place }) => ({ ...place, insurance: choice }),
  ),
  voucher: voucher === undefined ? { best: true } : { code: voucher },
  ...(use_wallet ? { use_wallet } : {}),
  ...(use_points ? { use_points } : {}),
  ...(paymentId ? { payment_id: paymentId } : {}),
})
