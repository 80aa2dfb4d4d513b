import { showPhone } from '@borong/api/rules/phone'
import type { Message } from '../delivery/public.ts'
import { rupiah, wholeNumber } from '../server/rupiah.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import type { TenderTable } from './table.ts'

const words = {
  id: {
    subject: 'Permintaan tender {number} kami terima',
    hello: 'Terima kasih. Permintaan tender Anda sudah kami terima.',
    next: 'Tim kami menghubungi Anda paling lambat 1 hari kerja. Sebutkan nomor tender ini jika Anda menghubungi kami.',
    stranger: 'Jika bukan Anda yang mengajukannya, abaikan email ini.',
    number: 'Nomor tender',
    item: 'Barang',
    quantity: 'Jumlah',
    needed: 'Dibutuhkan paling lambat',
    place: 'Tujuan kirim',
    price: 'Harga target per {unit}',
  },
  en: {
    subject: 'We have received your tender request {number}',
    hello: 'Thank you. We have received your tender request.',
    next: 'Our team contacts you within 1 working day. Give this tender number when you contact us.',
    stranger: 'If it was not you who sent it, please ignore this email.',
    number: 'Tender number',
    item: 'Goods',
    quantity: 'Quantity',
    needed: 'Needed by',
    place: 'Delivered to',
    price: 'Target price per {unit}',
  },
} as const

const LOCALES = { id: 'id-ID', en: 'en-GB' } as const

type Row = readonly [label: string, value: string]

/**
 * The confirmation to the requester. The address is not verified, so the mail has no free text: it can't be abused to
 * write to strangers.
 */
export function toRequester(tender: TenderTable, language: Language): Message {
  const text = words[language]
  return {
    channel: 'email',
    to: tender.email,
    subject: text.subject.replace('{number}', tender.number),
    ...write([text.hello], goodsOf(tender, language), [text.next, text.stranger]),
  }
}

/** The mail to the tender desk: all fields, and the contact to call. */
export function toDesk(tender: TenderTable, desk: string): Message {
  const rows: Row[] = [
    ...goodsOf(tender, 'id'),
    ['Rincian', tender.details || '-'],
    ['Perusahaan', tender.company],
    ['Nama kontak', tender.name],
    ['Nomor HP', showPhone(tender.phone)],
    ['Email', tender.email],
    ['Diajukan oleh', tender.user_id ? `pembeli ${tender.user_id}` : 'tamu'],
  ]
  return {
    channel: 'email',
    to: desk,
    subject: `Tender baru ${tender.number}`,
    ...write(['Ada permintaan tender baru.'], rows, [
      'Hubungi pemohon paling lambat 1 hari kerja.',
    ]),
  }
}

function goodsOf(tender: TenderTable, language: Language): Row[] {
  const text = words[language]
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  const price = text.price.replace('{unit}', () => tender.unit)
  return [
    [text.number, tender.number],
    [text.item, tender.item],
    [text.quantity, `${wholeNumber(tender.quantity, language)} ${tender.unit}`],
    [text.needed, day.format(new Date(tender.needed_by))],
    [text.place, tender.place],
    ...(tender.target_price === null
      ? []
      : [[price, rupiah(tender.target_price, language)] as const]),
  ]
}

function write(before: readonly string[], rows: readonly Row[], after: readonly string[]) {
  const lines = (texts: readonly string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`)
  const cell = (text: string) =>
    `<td style="padding:4px 12px 4px 0;white-space:pre-line;vertical-align:top">${escapeHtml(text)}</td>`
  return {
    text: [...before, rows.map((row) => row.join(': ')).join('\n'), ...after].join('\n\n'),
    html: [
      '<div style="font-family:sans-serif">',
      ...lines(before),
      '<table style="border-collapse:collapse">',
      ...rows.map(([label, value]) => `<tr>${cell(label)}${cell(value)}</tr>`),
      '</table>',
      ...lines(after),
      '</div>',
    ].join(''),
  }
}
