import type { searchPlaces } from '@borong/api/places'
import type { addAddress } from '@borong/api/addresses'
import type { Input, Reply } from '@borong/contract'
import type { ChosenPlace } from '@borong/patterns/use-chosen-place'
import { normalisePhone, showPhone } from '@borong/api/rules/phone'

export type SavedAddress = Reply<typeof addAddress>['address']
export type Place = Reply<typeof searchPlaces>['result'][number]
export type AddressPlace = Pick<
  Place,
  'district_id' | 'district' | 'city' | 'province' | 'subdistrict_id' | 'subdistrict'
> & {
  /** The map's initial centre. */
  latitude: number | null
  longitude: number | null
}

/** An unsaved address. */
export interface AddressDraft {
  name: string
  phone: string
  alias: string
  place: AddressPlace | null
  postalCode: string
  address: string
  rtRw: string
  landmark: string
  courierNote: string
  isMain: boolean
  latitude: number | null
  longitude: number | null
}

export type DraftField = 'name' | 'phone' | 'alias' | 'place' | 'postalCode' | 'address'

/** An empty address of the buyer, in the district that he chose before he had one. */
export const newDraft = (
  buyer: { name: string; handphone: string | null },
  chosen?: ChosenPlace | null,
): AddressDraft => ({
  name: buyer.name,
  phone: buyer.handphone ? showPhone(buyer.handphone) : '',
  alias: '',
  place: chosen?.province ? (chosen as AddressPlace) : null,
  postalCode: chosen?.postal_code ?? '',
  address: '',
  rtRw: '',
  landmark: '',
  courierNote: '',
  isMain: false,
  latitude: null,
  longitude: null,
})

export const draftOf = (saved: SavedAddress): AddressDraft => ({
  name: saved.name,
  phone: showPhone(saved.phone),
  alias: saved.alias,
  place: saved,
  postalCode: saved.postal_code,
  address: saved.address,
  rtRw: saved.rt_rw,
  landmark: saved.landmark,
  courierNote: saved.courier_note,
  isMain: saved.set_default,
  latitude: saved.latitude,
  longitude: saved.longitude,
})

/** The invalid fields, in the order of the form. */
export function draftErrors(draft: AddressDraft): DraftField[] {
  const checks: [DraftField, boolean][] = [
    ['alias', draft.alias.trim() !== ''],
    ['name', draft.name.trim() !== ''],
    ['phone', normalisePhone(draft.phone) !== null],
    ['place', draft.place !== null],
    ['postalCode', /^\d{5}$/.test(draft.postalCode)],
    ['address', draft.address.trim() !== ''],
  ]
  return checks.filter(([, holds]) => !holds).map(([field]) => field)
}

/** The body of the call; the phone number has the prefix 62. */
export const toBody = (draft: AddressDraft): Input<typeof addAddress>['body'] => ({
  name: draft.name,
  alias: draft.alias,
  address: draft.address,
  district_id: draft.place?.district_id ?? '',
  subdistrict_id: draft.place?.subdistrict_id ?? null,
  postal_code: draft.postalCode,
  phone: normalisePhone(draft.phone) ?? '',
  type: 'shipping',
  set_default: draft.isMain,
  rt_rw: draft.rtRw,
  landmark: draft.landmark,
  courier_note: draft.courierNote,
  latitude: draft.latitude,
  longitude: draft.longitude,
})
