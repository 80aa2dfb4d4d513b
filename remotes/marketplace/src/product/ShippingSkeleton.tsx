import { useAtomValue, useMessages, useSession } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Skeleton } from '@borong/ui/Skeleton'
import { chosenPlaceAtom } from '../place/chosen-place-atom.ts'

// As high as the way and the couriers of the band are.
const WAY_PX = 44
const COURIERS_PX = 229

/** The shape of the band of shipping: without a district there are no couriers in it. */
export function ShippingSkeleton() {
  const t = useMessages()
  const chosen = useAtomValue(chosenPlaceAtom)
  const { loggedIn } = useSession()
  return (
    <Band>
      <SectionHeader title={t('shipping.title')} />
      <Skeleton height={WAY_PX} />
      {(chosen || loggedIn) && <Skeleton height={COURIERS_PX} />}
    </Band>
  )
}
