import { DAY_MS } from '@borong/api/rules/time'
import { createBill } from '@borong/gateway/billing/create'
import { inquire } from '@borong/gateway/billing/inquire'
import { findProduct } from '@borong/gateway/billing/products'
import { saveNumber } from '@borong/gateway/billing/saved-numbers/save'
import { setReminder } from '@borong/gateway/billing/saved-numbers/set-reminder'
import { sendBills } from '@borong/gateway/billing/send'
import { wibDay } from '@borong/gateway/server/wib'
import { WALLET } from '@borong/gateway/billing/methods'
import type { Gateway } from '@borong/gateway/server/domain'
import type { BillKind } from '@borong/api/billing-entities'
import { DEMO_PIN, demoBuyers } from './buyers.ts'

const DUE_IN_DAYS = 2

interface PastBill {
  daysAgo: number
  product: string
  number: string
  label?: string
}

/** From the oldest to the newest: paid water, a token, and credit that the biller refused and the shop refunded. */
const past: PastBill[] = [
  { daysAgo: 34, product: 'pdam-kota-bandung', number: '10428815', label: 'Ruko Dago' },
  { daysAgo: 9, product: 'pln100', number: '45012678903', label: 'Warung Kemang' },
  { daysAgo: 4, product: 'xld10', number: '087800001232' },
]

/** Numbers that Budi has saved without a payment; one is due. */
const saved: { kind: BillKind; product: string; number: string; label: string; due?: boolean }[] = [
  { kind: 'electricity', product: 'pln', number: '532110457722', label: 'Kantor', due: true },
  { kind: 'pulsa', product: 'tsel50', number: '081200000001', label: 'HP toko' },
]

/** Seeds Budi's bills and saved numbers with the functions that serve real ones. */
export async function seedPastBills(gateway: Gateway): Promise<void> {
  // A real biller would sell them.
  if (gateway.config.biller !== undefined) return
  for (const [index, bill] of past.entries()) await live(gateway, bill, index)
  for (const { due, ...number } of saved) {
    const buyerId = demoBuyers.budi.id
    const { id } = await saveNumber(gateway, { ...number, buyerId, language: 'id' })
    if (!due) continue
    const dueOn = new Date(gateway.now().getTime() + DUE_IN_DAYS * DAY_MS)
    const day = Number(wibDay(dueOn).slice(8))
    await setReminder(gateway, { id, buyerId, day, autopay_cap: null })
  }
}

async function live(gateway: Gateway, bill: PastBill, index: number): Promise<void> {
  const buyerId = demoBuyers.budi.id
  const { product, number, label } = bill
  const day = wibDay(new Date(gateway.now().getTime() - bill.daysAgo * DAY_MS))
  // PLN sells tokens at this time.
  const at = new Date(`${day}T10:12:00+07:00`)
  // Another app has another biller, whose clock is this one.
  const app = Object.create(gateway.app) as Gateway['app']
  const then: Gateway = { ...gateway, app, now: () => at }
  const sold = await findProduct(then, gateway.db, product)
  if (!sold) return
  const { kind, price } = sold
  const inquiry =
    kind === 'pulsa'
      ? undefined
      : await inquire(then, { buyerId, product, number, months: 1, language: 'id' })
  await createBill(then, {
    buyerId,
    key: `demo-past-bill-${index}`,
    product,
    number,
    months: 1,
    ...(inquiry ? { inquiry_id: inquiry.id } : {}),
    price: inquiry?.price ?? price ?? 0,
    payment_id: WALLET,
    pin: DEMO_PIN,
    again: true,
    language: 'id',
  })
  await Promise.all(await sendBills(then))
  if (label) await saveNumber(then, { buyerId, kind, product, number, label, language: 'id' })
}
