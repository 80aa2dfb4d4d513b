import { type Language, textsIn } from '@borong/api/messages'
import { unitName } from '@borong/api/rules/unit-name'
import { deskPage, readPage } from '../desk/public.ts'
import { parcelsOf } from '../orders/public.ts'
import type { Gateway } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { wibMinute } from '../server/wib.ts'
import { deskMessages } from './messages.ts'
import { withLines } from './read.ts'

interface DeskCancellation {
  number: string
  serial: string
  seller_name: string
  created_at: Date
  reason: string
  isWhole: boolean
  lines: { name: string; unit: string; quantity: number; left: number }[]
}

/** The desk's page of cancellations: sellers read what they no longer pack. */
export function serveCancellationDesk(gateway: Gateway): void {
  const { db } = gateway
  deskPage(gateway, ['operator', 'seller'], {
    path: '/cancellations',
    title: deskMessages.title,
    async read({ sellerId }, _params, { page }) {
      const all = db
        .selectFrom('cancellations')
        .selectAll()
        .$if(sellerId !== null, (own) => own.where('seller_id', '=', sellerId!))
        .orderBy('created_at', 'desc')
      const { rows, has_more } = await readPage(page, all)
      const orderIds = [...new Set(rows.map(({ order_id }) => order_id))]
      const parcels = new Map((await parcelsOf(db, orderIds)).map((parcel) => [parcel.id, parcel]))
      const cancellations = (await withLines(db, rows)).flatMap((row): DeskCancellation[] => {
        const parcel = parcels.get(row.parcel_id)
        if (!parcel) return []
        const lines = parcel.lines.flatMap(({ id, name, unit, left }) => {
          const cancelled = row.lines.find(({ line_id }) => line_id === id)
          return cancelled ? [{ name, unit, left, quantity: cancelled.quantity }] : []
        })
        const { serial, seller_name, state } = parcel
        return [{ ...row, serial, seller_name, isWhole: state === 'cancelled', lines }]
      })
      return { cancellations, has_more }
    },
    view: ({ cancellations }, language) => deskView(cancellations, language),
  })
}

function deskView(cancellations: readonly DeskCancellation[], language: Language) {
  const text = textsIn(deskMessages, language)
  if (cancellations.length === 0) return { body: `<p class="muted">${text.empty}</p>` }
  return {
    body: `<p class="muted">${text.intro}</p>${cancellations.map((one) => card(one, language)).join('')}`,
    style: '.card p,.card li{margin:4px 0;overflow-wrap:anywhere}.card ul{padding-left:20px}',
  }
}

function card(cancellation: DeskCancellation, language: Language): string {
  const text = textsIn(deskMessages, language)
  const { number, serial, seller_name, created_at, reason, isWhole, lines } = cancellation
  const count = (quantity: number, unit: string) =>
    `${quantity} ${unitName(unit, language, quantity)}`
  const items = lines.map(
    ({ name, unit, quantity, left }) =>
      `<li>${escapeHtml(`${name}: ${count(quantity, unit)} ${text.cancelled}, ${count(left, unit)} ${text.remains}`)}</li>`,
  )
  return `<article class="card"><strong>${escapeHtml(number)}</strong>${isWhole ? ` <span class="tag">${text.whole}</span>` : ''}
<p class="muted">${escapeHtml(`${text.order} ${serial} · ${seller_name} · ${wibMinute(created_at)} WIB`)}</p>
<ul>${items.join('')}</ul>${reason ? `<p>${escapeHtml(`${text.reason}: ${reason}`)}</p>` : ''}</article>`
}
