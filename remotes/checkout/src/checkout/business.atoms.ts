import type { createOrder } from '@borong/api/orders'
import { type Input, storedAtom } from '@borong/contract'

export interface BusinessDraft {
  /** Empty for a personal order. */
  company_id: string
  company_name: string
  cost_centre_id: string
  po_number: string
  /** YYYY-MM-DD. */
  wanted_on: string
  reference: string
  /** The buyer asks the approvers for an order above the budget. */
  budget_exception?: boolean
  /** The buyer has chosen to order as a person. */
  is_personal?: boolean
}

export const noBusiness: BusinessDraft = {
  company_id: '',
  company_name: '',
  cost_centre_id: '',
  po_number: '',
  wanted_on: '',
  reference: '',
}

/** For whom the buyer orders. Stored in the browser, like the rest of the checkout. */
export const businessAtom = storedAtom('checkout.business', noBusiness)

type Business = Input<typeof createOrder>['body']['business']

/** The company's part of the order, without its empty fields. */
export function businessOf({
  company_name: _name,
  is_personal: _personal,
  ...draft
}: BusinessDraft): Business {
  if (draft.company_id === '') return undefined
  return Object.fromEntries(
    Object.entries(draft)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => value !== '' && value !== false),
  )
}

/** The next order is for the same company and cost centre, with notes of its own. */
export const afterOrder = ({
  company_id,
  company_name,
  cost_centre_id,
  is_personal = false,
}: BusinessDraft) => ({
  ...noBusiness,
  is_personal,
  company_id,
  company_name,
  cost_centre_id,
})
