import type { useMessages } from '@borong/contract'
import type { Bill } from './bill-kinds.ts'

/** The company that owns a bill or a batch, as label and value. A personal one has none. */
export const ownerFacts = (
  t: ReturnType<typeof useMessages>,
  {
    company_name,
    cost_centre_name,
    made_by,
  }: Pick<Bill, 'company_name' | 'cost_centre_name' | 'made_by'>,
): { label: string; value: string }[] =>
  (
    [
      [t('fact.company'), company_name],
      [t('fact.centre'), cost_centre_name],
      [t('fact.madeBy'), made_by],
    ] as const
  ).flatMap(([label, value]) => (value ? [{ label, value }] : []))
