import type { SavedAddress } from '@borong/api/addresses.shapes'
import type { bookCargo, CargoParty, CargoRate } from '@borong/api/cargo.shapes'
import { insuranceOf, isPickupDay } from '@borong/api/rules/cargo'
import type { CallParsed } from '@borong/api/shape'
import { findAddress } from '../addresses/public.ts'
import { lockOwner, type Purchaser } from '../companies/public.ts'
import { lockBuyer, requirePin } from '../identity/public.ts'
import { actsNow } from '../permissions/public.ts'
import { atomically, type Database, type Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { newSerial } from '../server/new-serial.ts'
import { contentHash, madeOnce } from '../server/once.ts'
import { Refused } from '../server/refused.ts'
import { rupiah } from '../server/rupiah.ts'
import { cargoPurchaser, holdForCargo } from './company-cargo.ts'
import { report } from './move.ts'
import { pay } from './pay.ts'
import { ratesOf } from './rates.ts'
import { requireSendable } from './sendable-order.ts'
import type { BookingRow } from './view.ts'

type Body = CallParsed<typeof bookCargo>['body']

/** Books and pays a shipment in one transaction, or returns the booking that this key has made before. Throws `Refused`. */
export async function book(
  gateway: Pick<Gateway, 'db' | 'now'>,
  { buyerId, body, language }: { buyerId: string; body: Body; language: Language },
): Promise<BookingRow> {
  const { db, now } = gateway
  const earlier = await earlierBooking(db, buyerId, body)
  if (earlier) return earlier
  // First of all: no refusal tells a stranger of the company's rules, budgets or balance.
  const purchaser = await cargoPurchaser(db, buyerId, body)
  const judged = await judge(db, { buyerId, body, language, at: now() })
  await requirePin(gateway, buyerId, body.pin)
  return atomically(db, async (trx) => {
    await lockBuyer(trx, buyerId)
    if (purchaser.company_id) await lockOwner(trx, { buyerId, companyId: purchaser.company_id })
    const meanwhile = await earlierBooking(trx, buyerId, body)
    if (meanwhile) return meanwhile
    // A member may have left, or have another role, since the price was shown.
    await cargoPurchaser(trx, buyerId, body)
    if (body.order_serial) await requireSendable(trx, { buyerId, ...purchaser }, body.order_serial)
    const at = now()
    const row = rowOf({ buyerId, body, purchaser, at, ...judged })
    await holdForCargo(trx, purchaser, row, language)
    if (!(await pay(trx, row, at)))
      throw purchaser.company_id
        ? new Refused('COMPANY_WALLET_SHORT', { values: { company: purchaser.company_name ?? '' } })
        : new Refused('WALLET_SHORT')
    await trx.insertInto('cargo_bookings').values(row).execute()
    await report(trx, row, { state: 'booked', text: '', at })
    return row
  })
}

interface Judged {
  rate: CargoRate
  from: SavedAddress
  to: SavedAddress
}

async function judge(
  db: Database,
  { buyerId, body, language, at }: { buyerId: string; body: Body; language: Language; at: Date },
): Promise<Judged> {
  const from = await findAddress(db, buyerId, body.from_address_id)
  const to = await findAddress(db, buyerId, body.to_address_id)
  if (!from || !to) throw new Refused('ADDRESS_UNKNOWN')
  const found = ratesOf(from.district_id, to.district_id, body)
  if (typeof found === 'string')
    throw new Refused(found === 'DISTRICT_UNKNOWN' ? 'ADDRESS_UNKNOWN' : found)
  const rate = found.rates.find(({ service }) => service === body.service)
  if (!rate) throw new Refused('SERVICE_UNSUITABLE')
  if (!isPickupDay(body.pickup_day, at.getTime())) throw new Refused('DAY_INVALID')
  const price = rate.price + insuranceFor(body)
  if (price !== body.price)
    throw new Refused('PRICE_CHANGED', {
      values: { price: rupiah(price, language) },
      data: { price },
    })
  return { rate, from, to }
}

const insuranceFor = ({ insured, declared_value }: Body) =>
  insured ? insuranceOf(declared_value) : 0

// Not of the PIN: it is corrected under the same key.
const hashOf = ({ key: _key, pin: _pin, ...content }: Body) => contentHash(content)

async function earlierBooking(
  db: Pick<Trx, 'selectFrom'>,
  buyerId: string,
  body: Body,
): Promise<BookingRow | undefined> {
  const row = await db
    .selectFrom('cargo_bookings')
    .selectAll()
    .where('user_id', '=', buyerId)
    .where('key', '=', body.key)
    .executeTakeFirst()
  if (!row) return undefined
  // A member who has left sees no shipment of the company.
  if (!(await actsNow(db, 'shipment', row, buyerId)).has('read'))
    throw new Refused('COMPANY_UNKNOWN')
  return madeOnce(row, hashOf(body), 'CARGO_SENT')
}

const partyOf = (address: SavedAddress): CargoParty => ({
  name: address.name,
  phone: address.phone,
  address: [address.address, address.subdistrict].filter(Boolean).join(', '),
  district: address.district,
  city: address.city,
  province: address.province,
  postal_code: address.postal_code,
})

const rowOf = ({
  buyerId,
  body,
  purchaser,
  at,
  rate,
  from,
  to,
}: Judged & { buyerId: string; body: Body; purchaser: Purchaser; at: Date }): BookingRow => ({
  id: newId(),
  number: newSerial('KRG', at),
  tracking_number: newSerial('RSI', at),
  user_id: buyerId,
  key: body.key,
  body_hash: hashOf(body),
  state: 'booked',
  service: rate.service,
  sender: JSON.stringify(partyOf(from)),
  recipient: JSON.stringify(partyOf(to)),
  goods: body.goods,
  weight_grams: Math.round(body.weight_kg * 1000),
  chargeable_kg: rate.chargeable_kg,
  packages: body.packages,
  length_cm: body.length_cm,
  width_cm: body.width_cm,
  height_cm: body.height_cm,
  declared_value: body.declared_value,
  freight: rate.price,
  insurance: insuranceFor(body),
  shortest_days: rate.shortest_days,
  longest_days: rate.longest_days,
  pickup_day: body.pickup_day,
  order_serial: body.order_serial ?? null,
  company_id: purchaser.company_id,
  cost_centre_id: purchaser.cost_centre_id,
  cost_centre_name: purchaser.cost_centre_name,
  created_at: at,
  updated_at: at,
})
