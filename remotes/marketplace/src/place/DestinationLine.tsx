import { useMessages } from '@borong/contract'
import { useState } from 'react'
import { useHydrated } from '../shop/use-hydrated.ts'
import { useDestination } from './chosen-place.ts'
import { PlaceLine } from './PlaceLine.tsx'

/** The district that prices at the door are compared for, and its choice. */
export default function DestinationLine() {
  const known = useDestination()
  const destination = useHydrated() ? known : null
  const t = useMessages()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <PlaceLine isKnown={destination !== null} isChoosing={isChoosing} onChoosing={setChoosing}>
      {destination === null && t('group.chooseDistrict')}
      {destination && t('shipping.to', { district: destination.district, city: destination.city })}
    </PlaceLine>
  )
}
