import type { Place } from '@borong/api/places.shapes'
import { atomWithStorage, useAtom, useSession, useStore } from '@borong/contract'
import { inThisTab } from '@borong/ui/in-this-tab'

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
  /** The same until the booking has arrived, so that a retry does not make a second one. */
  key: string
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
  key: '',
}

const draftAtom = atomWithStorage<ShipmentDraft>(
  'services.kargo',
  empty,
  inThisTab<ShipmentDraft>(),
  { getOnInit: true },
)

/** The unsent shipment: persisted over reloads, a sign-in and navigation. */
export function useShipmentDraft() {
  const [stored, set] = useAtom(draftAtom)
  const store = useStore()
  // The server can't read the storage, so the first client render has to match the server's.
  const isKnown = useSession().status !== 'unknown'
  const change = (part: Partial<ShipmentDraft>) => set((before) => ({ ...before, ...part }))
  return {
    draft: isKnown ? stored : empty,
    change,
    takeKey() {
      const key = store.get(draftAtom).key || crypto.randomUUID()
      change({ key })
      return key
    },
    clear: () => set(empty),
  }
}
