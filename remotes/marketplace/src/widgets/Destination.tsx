import { later, markDocuments, useMessages, useSetAtom } from '@borong/contract'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { SkeletonText } from '@borong/ui/Skeleton'
import { Suspense, useId, useRef, useState } from 'react'
import { chosenPlaceAtom, type ChosenPlace } from '../place/chosen-place-atom.ts'
import { useDestination } from '../place/chosen-place.ts'
import styles from './Destination.module.css'

const PlacePicker = later(
  () => import(/* webpackChunkName: 'product-sheets' */ '../place/PlacePicker.tsx'),
)

/** The district of the delivery, and its choice, for the line above the bar of a wide window. */
export function Destination() {
  const t = useMessages()
  const id = useId()
  const picker = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const destination = useDestination()
  const choose = useSetAtom(chosenPlaceAtom)
  const onChoose = (place: ChosenPlace) => {
    choose(place)
    markDocuments('placed')
    picker.current?.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
      >
        <MapPinIcon size={16} />
        {destination
          ? t('destination.to', { district: destination.district })
          : t('destination.choose')}
      </button>
      <div
        ref={picker}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('destination.choose')}
        className={styles.picker}
        onToggle={({ newState }) => setOpen(newState === 'open')}
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
