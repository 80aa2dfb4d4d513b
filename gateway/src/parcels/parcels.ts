import { PlainId, PlainText } from '@borong/api/plain'
import { textsIn } from '@borong/api/messages'
import { unitName } from '@borong/api/rules/unit-name'
import * as v from 'valibot'
import { deskAct, deskPage, fileForms, readPage, rowForms } from '../desk/public.ts'
import { deliverParcel, parcelsInState, parcelsOf, sendParcel } from '../orders/public.ts'
import type { Domain, Gateway, Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { wholeNumber } from '../server/rupiah.ts'
import { wibDate, wibDay } from '../server/wib.ts'
import { parcelMessages } from './messages.ts'

/** A seller's side of the parcels of paid orders: what to send, what is under way. Their rows are those of the orders. */
export const parcels: Domain = { name: 'parcels', routes: serveParcels }

const roles = ['operator', 'seller'] as const
const Tracking = v.pipe(PlainText(60), v.trim(), v.regex(/^[\w/-]{4,60}$/))

function serveParcels(gateway: Gateway): void {
  const { db, config, now } = gateway
  const base = `${new URL(config.publicUrl).pathname}/seller-desk`

  const listOf = async (sellerId: number | null, page: number, state: 'processed' | 'shipped') => {
    const { rows, has_more } = await readPage(page, parcelsInState(db, { sellerId, state }))
    const orderIds = [...new Set(rows.map((row) => row.order_id))]
    const lines = new Map((await parcelsOf(db, orderIds)).map((one) => [one.id, one.lines]))
    const parcels = rows.map(({ address, ...row }) => ({
      ...row,
      receiver: receiverOf(address),
      lines: (lines.get(row.id) ?? [])
        .filter(({ left }) => left > 0)
        .map(({ name, unit, left }) => ({ name, unit, quantity: left })),
    }))
    return { parcels, has_more }
  }

  for (const [path, state, title] of [
    ['/parcels', 'processed', parcelMessages.title],
    ['/parcels/sent', 'shipped', parcelMessages.sent],
  ] as const)
    deskPage(gateway, roles, {
      path,
      title,
      isDetail: state === 'shipped',
      isForKeys: true,
      read: ({ sellerId }, _, { page }) => listOf(sellerId, page, state),
      view: ({ parcels }, language) =>
        parcelsView(parcels, { state, language, base, isDemo: config.demoSpeed !== null }),
    })

  deskAct(gateway, roles, {
    path: '/parcels/send',
    action: 'send-parcel',
    isForKeys: true,
    body: v.object({ parcel: PlainId, tracking_number: Tracking }),
    async run(trx, { parcel: parcelId, tracking_number: trackingNumber }, { sellerId }) {
      const { demoSpeed } = config
      const sent = await sendParcel(trx, {
        parcelId,
        sellerId,
        trackingNumber,
        at: now(),
        demoSpeed,
      })
      return sent && { subject: sent.orderId, detail: trackingNumber, reply: { done: true } }
    },
  })

  deskAct(gateway, roles, {
    path: '/parcels/deliver',
    action: 'deliver-parcel',
    isForKeys: true,
    body: v.object({ parcel: PlainId }),
    async run(trx, { parcel: parcelId }, { sellerId }) {
      const { demoSpeed } = config
      const delivered = await deliverParcel(trx, { parcelId, sellerId, at: now(), demoSpeed })
      return delivered && { subject: delivered.orderId, reply: { done: true } }
    },
  })
}

const ADDRESS = [
  'name',
  'phone',
  'address',
  'rt_rw',
  'subdistrict',
  'district',
  'city',
  'postal_code',
  'landmark',
  'courier_note',
]

const receiverOf = (address: Record<string, unknown>) =>
  ADDRESS.flatMap((field) => address[field] || [])
    .map(String)
    .join(', ')

interface Shown {
  id: string
  serial: string
  seller_name: string
  receiver: string
  note: string
  courier: { company: string; service: string }
  tracking_number: string | null
  paid_at: Date | null
  lines: { name: string; unit: string; quantity: number }[]
}

function parcelsView(
  parcels: readonly Shown[],
  {
    state,
    language,
    base,
    isDemo,
  }: { state: 'processed' | 'shipped'; language: Language; base: string; isDemo: boolean },
) {
  const texts = textsIn(parcelMessages, language)
  const acts = (id: string) =>
    state === 'processed'
      ? `<form data-act="send" data-parcel="${id}"><label>${texts.tracking} <input name="tracking_number" required minlength="4" maxlength="60" autocomplete="off"></label><button>${texts.send}</button></form>`
      : `<form data-act="deliver" data-parcel="${id}"><button>${texts.deliver}</button></form>`
  const cards = parcels.map((parcel) => {
    const lines = parcel.lines.map(
      ({ name, unit, quantity }) =>
        `<li>${wholeNumber(quantity, language)} ${escapeHtml(unitName(unit, language, quantity))} · ${escapeHtml(name)}</li>`,
    )
    const paid = parcel.paid_at
      ? ` · ${texts.paid} ${wibDate(wibDay(parcel.paid_at), language)}`
      : ''
    const note = parcel.note ? `<p>${texts.note}: ${escapeHtml(parcel.note)}</p>` : ''
    const tracking = parcel.tracking_number
      ? `<p>${texts.tracking}: ${escapeHtml(parcel.tracking_number)}</p>`
      : ''
    return `<article class="card"><b>${escapeHtml(parcel.serial)}</b> <span class="muted">${escapeHtml(parcel.seller_name)}${paid}</span>
      <p>${escapeHtml(parcel.courier.company)} ${escapeHtml(parcel.courier.service)}</p>
      <p>${texts.to}: ${escapeHtml(parcel.receiver)}</p>${note}${tracking}<ul>${lines.join('')}</ul>${acts(parcel.id)}</article>`
  })
  const other =
    state === 'processed'
      ? `<a href="${base}/parcels/sent">${texts.sent} →</a>`
      : `<a href="${base}/parcels">← ${texts.toSend}</a>`
  return {
    style: `${rowForms}article ul{padding-left:20px}`,
    body: `<p>${other}</p>${isDemo ? `<p class="muted">${texts.demo}</p>` : ''}<p id="status" role="status"></p>
      ${cards.join('') || `<p class="muted">${texts.none}</p>`}`,
    script: fileForms({ base, area: '/parcels', offline: texts.failed }, {}),
  }
}
