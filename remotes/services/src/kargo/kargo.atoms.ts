import type { Place } from '@borong/api/places.shapes'
import { storedAtom, useStored, inThisTab } from '@borong/contract'

export type District = Pick<Place, 'district_id' | 'label'>

/** A shipment as typed: for the rates and for the booking. */
export interface ShipmentDraft {
  from: District | null
  to: District | null
  fromAddress: string
  toAddress: string
  weight: string
  packages: string
  length: string
  width: string
  height: string
  service: string
  day: string
  goods: string
  value: string
  insured: boolean
  order: string
  /** The company that ships; empty for a person, undefined until it is chosen. */
  companyId?: string | undefined
  centreId?: string | undefined
}

const empty: ShipmentDraft = {
  from: null,
  to: null,
  fromAddress: '',
  toAddress: '',
  weight: '',
  packages: '1',
  length: '',
  width: '',
  height: '',
  service: '',
  day: '',
  goods: '',
  value: '',
  insured: false,
  order: '',
}

const draftAtom = storedAtom('services.kargo', empty, inThisTab)

/** The unsent shipment: persisted over reloads, a sign-in and navigation. */
export function useShipmentDraft() {
  const [draft, set] = useStored(draftAtom, empty)
  return {
    draft,
    change: (part: Partial<ShipmentDraft>) => set((before) => ({ ...before, ...part })),
    clear: () => set(empty),
  }
}
