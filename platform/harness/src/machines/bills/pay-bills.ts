import { randomUUID } from 'node:crypto'
import type { Buyer } from '../../soak/visitors/register.ts'
import {
  between,
  pick,
  read,
  send,
  sendUntilAnswered,
  think,
  type Visited,
  type VisitorRequest,
} from '../../soak/visitors/send.ts'
import type { BillJournal, BillSent } from './evidence.ts'

export interface Payer extends Buyer {
  pin: string
}

interface Product {
  code: string
  price: number
}

/** The shares of bills whose buyer hangs up before the answer, and who taps twice. */
const HANG_UP_SHARE = 0.2
const TWICE_SHARE = 0.15
/** Published test numbers of the demo's biller: sold, refused, sold after seconds, and refused after seconds. */
const NUMBERS = ['087800001230', '087800001232', '087800001233', '087800001234']
const TRANSACTIONS = '/gateway/billing/v1/transactions'

/** A buyer who pays one bill after the other from the wallet, and reads each. */
export async function payBills(shop: Visited, payer: Payer, journal: BillJournal): Promise<void> {
  const { result } = read<{ result: { items: Product[] } }>(
    await sendUntilAnswered(shop, payer, {
      name: 'bill products',
      path: '/gateway/billing/v1/products?kind=pulsa&operator=xl',
    }),
  ) ?? { result: { items: [] } }
  const products = result.items.slice(0, 5)
  while (shop.isOpen() && products.length > 0) {
    await think(400, 1_200)
    const serial = await payBill(shop, payer, pick(products), journal)
    if (serial) await send(shop, payer, { name: 'read bill', path: `${TRANSACTIONS}/${serial}` })
  }
}

/** Pays a bill, and sends it again with its key until there is an answer. */
async function payBill(
  shop: Visited,
  payer: Payer,
  { code, price }: Product,
  journal: BillJournal,
): Promise<string | undefined> {
  const key = randomUUID()
  const sent: BillSent = { buyerId: payer.id, key, price, tries: 0 }
  journal.sent.push(sent)
  const outgoing: VisitorRequest = {
    name: 'pay bill',
    path: TRANSACTIONS,
    body: {
      key,
      product: code,
      number: pick(NUMBERS),
      price,
      payment_id: 'wallet',
      pin: payer.pin,
      again: true,
    },
  }
  const tryOnce = () => void (sent.tries += 1)
  const chance = Math.random()
  if (chance < HANG_UP_SHARE) {
    tryOnce()
    await send(shop, payer, { ...outgoing, hangUpMs: between(5, 150) })
  }
  const times = chance > 1 - TWICE_SHARE ? 2 : 1
  const answers = await Promise.all(
    Array.from({ length: times }, () => sendUntilAnswered(shop, payer, outgoing, tryOnce)),
  )
  const serials = answers.flatMap(
    (answer) => read<{ result: { serial: string } }>(answer)?.result.serial ?? [],
  )
  for (const serial of serials) journal.acknowledged.push({ buyerId: payer.id, key, serial })
  return serials[0]
}
