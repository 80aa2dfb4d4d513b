import type { Verdict } from '../../soak/verdict.ts'
import type { BillEvidence } from './evidence.ts'

/** Compares the bills that buyers were told of with the bills, the wallets and the biller's sales in the database. */
export const judgeBills = (evidence: BillEvidence): Verdict[] => [
  judgeLost(evidence),
  judgeDoubles(evidence),
  judgeMoney(evidence),
]

const idOf = ({ buyerId, key }: { buyerId: string; key: string }) => `${buyerId} ${key}`

function judgeLost({ sent, acknowledged, books }: BillEvidence): Verdict {
  const stored = new Map(books.bills.map((bill) => [bill.serial, bill]))
  const prices = new Map(sent.map((bill) => [idOf(bill), bill.price]))
  const broken = acknowledged.flatMap((bill) => {
    const found = stored.get(bill.serial)
    if (!found || idOf(found) !== idOf(bill)) return [`bill ${bill.serial} is lost`]
    const price = prices.get(idOf(bill))
    return found.price === price
      ? []
      : [`bill ${found.serial} is ${found.price} instead of ${price}`]
  })
  if (acknowledged.length === 0) broken.push('no bill was acknowledged')
  return {
    promise: 'Every acknowledged bill exists, with its price',
    found: `${new Set(acknowledged.map(({ serial }) => serial)).size} bills`,
    broken,
  }
}

function judgeDoubles({ sent, acknowledged, books }: BillEvidence): Verdict {
  const known = new Set(sent.map(idOf))
  const all = [...acknowledged, ...books.bills]
  const broken = [...Map.groupBy(all, idOf)].flatMap(([key, bills]) => {
    const serials = new Set(bills.map(({ serial }) => serial))
    if (!known.has(key)) return [`no buyer sent bill ${[...serials].join(', ')}`]
    return serials.size > 1 ? [`key ${key} has the bills ${[...serials].join(', ')}`] : []
  })
  const { strangeSales } = books
  if (strangeSales > 0) broken.push(`the biller sold ${strangeSales} times without a bill`)
  const repeated = sent.filter(({ tries }) => tries > 1).length
  if (repeated === 0) broken.push('no bill was sent again')
  return {
    promise: 'Each key has one bill, which the biller sells once',
    found: `${sent.length} keys, ${repeated} of them sent again`,
    broken,
  }
}

function judgeMoney({ filled, books: { bills, wallets } }: BillEvidence): Verdict {
  const broken = bills.flatMap(({ serial, state, sale, price, payments, refunds }) => {
    const has = `bill ${serial} is ${state}, and at the biller ${sale ?? 'unknown'}`
    if (state !== 'done' && state !== 'refunded') return [`${has}: it has not ended`]
    if (sale !== (state === 'done' ? 'done' : 'failed')) return [has]
    const isPaidOnce = payments.length === 1 && payments[0] === -price
    const due = state === 'done' ? [] : [price]
    const isRefundedOnce = refunds.length === due.length && refunds[0] === due[0]
    if (isPaidOnce && isRefundedOnce) return []
    return [`bill ${serial} of ${price} moved ${[...payments, ...refunds].join(', ') || 'nothing'}`]
  })
  const done = bills.filter(({ state }) => state === 'done')
  for (const { buyerId, balance } of wallets) {
    const spent = done
      .filter((bill) => bill.buyerId === buyerId)
      .reduce((sum, { price }) => sum + price, 0)
    if (filled - spent !== balance)
      broken.push(`the wallet of ${buyerId} has ${balance} instead of ${filled - spent}`)
  }
  if (done.length === 0) broken.push('no bill was sold')
  if (done.length === bills.length) broken.push('no bill was refunded')
  return {
    promise: 'The wallet pays each bill once, and gets back each that the biller refused',
    found: `${done.length} sold, ${bills.length - done.length} refunded`,
    broken,
  }
}
