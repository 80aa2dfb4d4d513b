import type { useMessages } from '@borong/contract'
import type { Fact } from '@borong/ui/DescriptionList'
import type { Bill } from './bill-kinds.ts'

/** The company that owns a bill or a batch. A personal one has none. */
export const ownerFacts = (
  t: ReturnType<typeof useMessages>,
  bill: Pick<Bill, 'company_name' | 'cost_centre_name' | 'made_by'>,
): readonly Fact[] => [
  [t('fact.company'), bill.company_name],
  [t('fact.centre'), bill.cost_centre_name],
  [t('fact.madeBy'), bill.made_by],
]
