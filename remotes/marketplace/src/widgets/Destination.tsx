import { later, markDocuments, useMessages, useSetAtom } from '@borong/contract'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { SkeletonText } from '@borong/ui/Skeleton'
import { usePopover } from '@borong/ui/use-popover'
import { Suspense } from 'react'
import { chosenPlaceAtom, type ChosenPlace } from '@borong/patterns/use-chosen-place'
import { useDestination } from '../place/chosen-place.ts'
import styles from './Destination.module.css'

const PlacePicker = later(
  () => import(/* webpackChunkName: 'product-sheets' */ '../place/PlacePicker.tsx'),
)

/** The district of the delivery, and its choice, for the line above the bar of a wide window. */
export function Destination() {
  const t = useMessages()
  const { button, popover, isOpen, close } = usePopover()
  const destination = useDestination()
  const choose = useSetAtom(chosenPlaceAtom)
  const onChoose = (place: ChosenPlace) => {
    choose(place)
    markDocuments('placed')
    close()
  }
  return (
    <>
      <button {...button} type="button" className={styles.button} aria-haspopup="dialog">
        <MapPinIcon size={16} />
        {destination
          ? t('destination.to', { district: destination.district })
          : t('destination.choose')}
      </button>
      <div
        {...popover}
        role="dialog"
        aria-label={t('destination.choose')}
        className={styles.picker}
      >
        {isOpen && (
          <Suspense fallback={<SkeletonText lines={3} />}>
            <PlacePicker onChoose={onChoose} />
          </Suspense>
        )}
      </div>
    </>
  )
}
