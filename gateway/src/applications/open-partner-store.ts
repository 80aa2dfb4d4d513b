import { createSeller } from '../catalogue/public.ts'
import { atlas, searchPlaces } from '../places/public.ts'
import type { Trx } from '../server/database.ts'

/** The capital: for a place that the form names in other words. */
const ELSEWHERE = '317102'

/** Opens the store of an approved partner. Returns the address of its page. */
export async function openPartnerStore(trx: Trx, fields: string, at: Date): Promise<string> {
  const { company, email, place } = JSON.parse(fields) as Record<
    'company' | 'email' | 'place',
    string
  >
  const [found] = searchPlaces(place)
  const district = found?.district ?? atlas().byId.get(ELSEWHERE)!
  const alias = await createSeller(trx, { name: company, email, place: district, at })
  return `/v/${alias}`
}
