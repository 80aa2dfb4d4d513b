import { useAtomValue, useMessages, useSession } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Skeleton } from '@borong/ui/Skeleton'
import { chosenPlaceAtom } from '@borong/patterns/use-chosen-place'
import styles from './Product.module.css'

const WAY_PX = 44

/** The skeleton of the shipping section, without couriers if there is no district. CSS adapts documents to the visitor. */
export function ShippingSkeleton() {
  const t = useMessages()
  const chosen = useAtomValue(chosenPlaceAtom)
  const { loggedIn } = useSession()
  return (
    <Band>
      <SectionHeader title={t('shipping.title')} />
      <Skeleton height={WAY_PX} />
      <div className={chosen || loggedIn ? styles.couriers : styles.expectedCouriers}>
        <Skeleton height="100%" />
      </div>
    </Band>
  )
}
