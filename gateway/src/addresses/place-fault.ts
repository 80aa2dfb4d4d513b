import type { Address } from '@borong/api/addresses.shapes'
import { atlas, nearestVillage } from '../places/public.ts'
import { findVillage } from './saved-address.ts'

/** The fault of an address's place: unknown, or abroad. */
export function placeFault(
  body: Pick<Address, 'district_id' | 'subdistrict_id' | 'latitude' | 'longitude'>,
) {
  if (!atlas().byId.has(body.district_id)) return 'DISTRICT_UNKNOWN'
  if (body.subdistrict_id !== null && !findVillage(body.district_id, body.subdistrict_id))
    return 'SUBDISTRICT_UNKNOWN'
  const { latitude, longitude } = body
  if (latitude !== null && longitude !== null && !nearestVillage({ latitude, longitude }))
    return 'OUTSIDE_INDONESIA'
  return undefined
}
