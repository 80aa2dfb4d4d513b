import { person, type Purchaser } from '../companies/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { newSerial } from '../server/new-serial.ts'
import { type BillRow, insertBill } from './create.ts'
import type { ProductRow } from './products.ts'

const product: ProductRow = {
  code: 'tsel-50',
  provider: 'demo',
  kind: 'pulsa',
  operator: 'telkomsel',
  operator_name: 'Telkomsel',
  name: 'Telkomsel 50.000',
  description: '',
  region: null,
  nominal: 50_000,
  cost: 49_700,
  price: 50_000,
  admin: null,
  days: null,
  megabytes: null,
  is_open: true,
  cut_off_from: null,
  cut_off_to: null,
  is_repeatable: true,
  updated_at: new Date(0),
}

/** Gives a buyer a bill that awaits its payment, a batch and a saved number. Returns the bill. */
export async function insertBillRows(
  gateway: Gateway,
  buyerId: string,
  purchaser: Purchaser = person,
): Promise<BillRow> {
  const at = gateway.now()
  const shared = { user_id: buyerId, kind: 'pulsa' as const, created_at: at }
  await gateway.db
    .insertInto('bill_batches')
    .values({
      ...shared,
      id: newId(),
      serial: newSerial('BIL', at),
      idempotency_key: newId(),
      body_hash: '',
      state: 'awaiting_payment',
      price: 50_000,
      extra: 0,
      payment_method: 'va-bca',
      payment_deadline: new Date(at.getTime() + 3_600_000),
    })
    .execute()
  await gateway.db
    .insertInto('bill_numbers')
    .values({
      ...shared,
      id: newId(),
      product_code: null,
      operator_name: 'Telkomsel',
      number: newId(),
      label: 'Toko',
      last_paid_at: null,
      last_price: null,
      reminder_day: null,
      autopay_cap: null,
      remind_at: null,
    })
    .execute()
  return atomically(gateway.db, (trx) =>
    insertBill(
      gateway,
      trx,
      {
        product,
        inquiry: undefined,
        reference: newId(),
        number: '081234567890',
        months: 1,
        amount: 50_000,
        admin: 0,
        price: 50_000,
        maxCost: 49_700,
      },
      {
        buyerId,
        purchaser,
        language: 'id',
        key: newId(),
        body_hash: '',
        payment_id: 'va-bca',
        at,
        deadline: new Date(at.getTime() + 3_600_000),
      },
    ),
  )
}
