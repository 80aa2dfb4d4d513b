import { searchClick } from '@borong/api/search'
import { call, type RuntimeConfig } from '@borong/contract'
import { isAllowed } from '@borong/ui/consent'

/** Counts that a product of a search was opened, unless the visitor refuses analytics. */
export function countClick(
  consent: RuntimeConfig['consent'],
  body: { keyword: string; product_id: string },
): void {
  // A click that is not counted is no loss for the visitor.
  if (isAllowed(consent)) call(searchClick, { body }).catch(() => {})
}
