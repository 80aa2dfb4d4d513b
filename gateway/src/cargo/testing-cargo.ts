import { randomUUID } from 'node:crypto'
import type { CallInput } from '@borong/api/shape'
import type { bookCargo } from '@borong/api/cargo.shapes'
import { pickupDays } from '@borong/api/rules/cargo'
import { addAddress } from '../addresses/change-addresses.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { newSerial } from '../server/new-serial.ts'

export type Body = CallInput<typeof bookCargo>['body']

const PLACES = {
  ciputat: { district_id: '317405', postal_code: '12310' },
  bandung: { district_id: '327302', postal_code: '40132' },
  jayapura: { district_id: '917101', postal_code: '99111' },
}

/** Adds an address to a buyer's book. Returns its id. */
export async function addPlace(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  userId: string,
  place: keyof typeof PLACES,
): Promise<string> {
  const id = await atomically(db, (trx) =>
    addAddress(
      trx,
      userId,
      {
        name: 'Budi Santoso',
        alias: place,
        address: 'Jl. Raya No. 27',
        ...PLACES[place],
        phone: '6281234567890',
        type: 'shipping',
        set_default: false,
        subdistrict_id: null,
        rt_rw: '',
        landmark: '',
        courier_note: '',
        latitude: null,
        longitude: null,
      },
      { at: now() },
    ),
  )
  return id!
}

/** A shipment of 25 kg between two addresses. */
export const bodyOf = (from: string, to: string, now: Date): Omit<Body, 'price'> => ({
  key: randomUUID(),
  from_address_id: from,
  to_address_id: to,
  service: 'shared',
  weight_kg: 25,
  packages: 2,
  pickup_day: pickupDays(now.getTime()).first,
  goods: 'Beras 25 kg',
  declared_value: 400_000,
  insured: false,
  pin: '1234',
})

/** A booked shipment of a buyer or of a company. Returns its number. */
export async function insertBooking(
  gateway: Pick<Gateway, 'db' | 'now'>,
  userId: string,
  companyId: string | null = null,
): Promise<string> {
  const party = JSON.stringify({
    name: 'Budi Santoso',
    phone: '6281234567890',
    address: 'Jl. Raya No. 27',
    district: 'Ciputat',
    city: 'Kota Tangerang Selatan',
    province: 'Banten',
    postal_code: '15411',
  })
  const at = gateway.now()
  const number = newSerial('KRG', at)
  await gateway.db
    .insertInto('cargo_bookings')
    .values({
      id: newId(),
      number,
      tracking_number: newSerial('RSI', at),
      user_id: userId,
      key: randomUUID(),
      body_hash: '',
      state: 'booked',
      service: 'shared',
      sender: party,
      recipient: party,
      goods: 'Beras',
      weight_grams: 25_000,
      chargeable_kg: 30,
      packages: 1,
      length_cm: 0,
      width_cm: 0,
      height_cm: 0,
      declared_value: 400_000,
      freight: 90_000,
      insurance: 0,
      shortest_days: 3,
      longest_days: 6,
      pickup_day: pickupDays(at.getTime()).first,
      order_serial: null,
      company_id: companyId,
      cost_centre_id: null,
      cost_centre_name: null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return number
}
