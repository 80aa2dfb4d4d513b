import { later, markDocuments, useAtom, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { SkeletonText } from '@borong/ui/Skeleton'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { chosenPlaceAtom } from '@borong/patterns/use-chosen-place'
import styles from './PlaceLine.module.css'

const PlacePicker = later(
  () => import(/* webpackChunkName: 'product-sheets' */ './PlacePicker.tsx'),
)

interface PlaceLineProps {
  /** The destination in words. */
  children: ReactNode
  isKnown: boolean
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
}

/** The district of the visitor's prices, and its choice. */
export function PlaceLine({ children, isKnown, isChoosing, onChoosing }: PlaceLineProps) {
  const t = useMessages()
  const [chosen, choose] = useAtom(chosenPlaceAtom)
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (chosen) markDocuments('placed')
  }, [chosen])
  return (
    <>
      <p className={styles.line}>
        <span>{children}</span>
        <Button
          ref={change}
          variant="ghost"
          size="small"
          onClick={() => onChoosing(!isChoosing)}
          aria-expanded={isChoosing}
        >
          {t(isKnown ? 'shipping.change' : 'shipping.choose')}
        </Button>
      </p>
      {isChoosing && (
        <Suspense fallback={<SkeletonText />}>
          <PlacePicker
            onChoose={(place) => {
              choose(place)
              onChoosing(false)
              change.current?.focus()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
