import { refundsOf } from '../complaints/public.ts'
import { taxIn } from '@borong/api/rules/ppn'
import { orderLines } from '../orders/public.ts'
import { csvOf, asText } from '../server/csv.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { paperNumber } from '../server/paper-number.ts'
import { wibDay, wibMonth } from '../server/wib.ts'
import { refundedPrice } from '../tax-invoices/public.ts'
import { creditNoteMessages } from './messages.ts'

/** A refund of goods whose tax invoice was issued before, which lowers the seller's output tax. */
export interface CreditNote {
  number: string
  serial: string
  at: Date
  buyer: { name: string; taxNumber: string }
  /** The number of the tax invoice. */
  invoice: string
  lines: {
    name: string
    unit: string
    quantity: number
    net: number
    base: number
    tax: number
  }[]
}

/** The credit notes of a seller for the refunds in this month of WIB, whenever the goods were paid. */
export async function creditNotesIn(
  db: Pick<Database, 'selectFrom'>,
  { sellerId, month }: { sellerId: number; month: string },
): Promise<CreditNote[]> {
  const refunds = await refundsOf(db, { sellerId, ...wibMonth(month) })
  if (refunds.length === 0) return []
  const parcels = await db
    .selectFrom('order_parcels as parcel')
    .innerJoin('orders', 'orders.id', 'parcel.order_id')
    .innerJoin('tax_invoices as issued', 'issued.parcel_id', 'parcel.id')
    .select(['parcel.id', 'orders.serial', 'orders.facture', 'orders.paid_at'])
    .select(['issued.number', 'issued.issued_at'])
    .where(
      'parcel.id',
      'in',
      refunds.map(({ parcelId }) => parcelId),
    )
    .where('parcel.is_pkp', '=', true)
    .where('orders.facture', 'is not', null)
    .execute()
  const lines = await orderLines(
    db,
    refunds.map(({ orderId }) => orderId),
  )
  return refunds.flatMap((refund) => {
    const { parcelId, number, at, lines: returned } = refund
    const parcel = parcels.find(({ id }) => id === parcelId)
    if (!parcel?.facture || !parcel.paid_at || at < parcel.issued_at) return []
    const { facture, paid_at, serial } = parcel
    return [
      {
        number: paperNumber('CRN', number),
        serial,
        at,
        buyer: { name: facture.company_name ?? '', taxNumber: facture.tax_number ?? '' },
        invoice: parcel.number,
        lines: returned.flatMap(({ lineId, ...part }) => {
          const line = lines.find(({ id }) => id === lineId)
          if (!line) return []
          const { net, base, tax } = taxIn(refundedPrice(line, part, refund), paid_at)
          const { name, unit } = line
          return [{ name, unit, quantity: part.quantity, net, base, tax }]
        }),
      },
    ]
  })
}

/** The credit notes as a file, one row for each line. */
export function creditNotesFile(notes: readonly CreditNote[], language: Language): string {
  const columns = Object.values(creditNoteMessages).map((message) => message[language])
  const rows = notes.flatMap(({ number, serial, at, buyer, invoice, lines }) =>
    lines.map(({ name, unit, quantity, net, base, tax }) => [
      number,
      wibDay(at),
      serial,
      asText(invoice),
      buyer.name,
      asText(buyer.taxNumber),
      name,
      unit,
      quantity,
      net,
      base,
      tax,
    ]),
  )
  return csvOf([columns, ...rows])
}
