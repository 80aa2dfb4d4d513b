import { addAddress } from '../addresses/public.ts'
import { membershipsOf } from '../memberships/public.ts'
import type { Gateway } from '../server/domain.ts'
import { atomically } from '../server/database.ts'

/** An address of the company of a buyer. */
export async function insertCompanyAddress(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  userId: string,
): Promise<string> {
  const [company] = await membershipsOf(db, userId)
  const given = {
    name: 'Kepala Outlet',
    alias: 'Outlet',
    address: 'Jl. Uji 1',
    district_id: '317405',
    subdistrict_id: null,
    postal_code: '12310',
    phone: '6281234567890',
    type: 'shipping' as const,
    set_default: false,
    rt_rw: '',
    landmark: '',
    courier_note: '',
    latitude: null,
    longitude: null,
  }
  const id = await atomically(db, (trx) =>
    addAddress(trx, company!.companyId, given, { at: now(), most: 1000 }),
  )
  return id!
}
