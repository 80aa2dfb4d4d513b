import { useMessages } from '@borong/contract'
import { useState } from 'react'
import type { ChosenPlace } from '../place/chosen-place-atom.ts'
import { PlaceLine } from '../place/PlaceLine.tsx'

interface DestinationLineProps {
  destination: Pick<ChosenPlace, 'district' | 'city'> | null | undefined
}

/** The district that prices at the door are compared for, and its choice. */
export function DestinationLine({ destination }: DestinationLineProps) {
  const t = useMessages()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <PlaceLine isKnown={destination !== null} isChoosing={isChoosing} onChoosing={setChoosing}>
      {destination === null && t('group.chooseDistrict')}
      {destination && t('shipping.to', { district: destination.district, city: destination.city })}
    </PlaceLine>
  )
}
