import { useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { CheapestChip } from './CheapestChip.tsx'
import type { ResultView } from './result-view.ts'
import { StoreSection } from './StoreSection.tsx'
import { Understanding, type Understood } from './Understanding.tsx'

interface AboutSearchProps extends ResultView {
  corrected: string | null | undefined
  understood: Understood
}

/** The store that the keyword names, and how the keyword was understood. It loads only when there is something to tell. */
export default function AboutSearch({ corrected, understood, ...view }: AboutSearchProps) {
  const t = useMessages()
  const { store, order_by, left_out, city } = understood ?? {}
  return (
    <>
      <StoreSection store={store} />
      {(view.filters.exact || corrected || left_out || order_by || city) && (
        <Band label={t('results.about')}>
          <Understanding {...view} corrected={corrected} understood={understood} />
          {order_by && <CheapestChip {...view} />}
        </Band>
      )}
    </>
  )
}
