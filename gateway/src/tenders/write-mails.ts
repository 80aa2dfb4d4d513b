import { textOf, textsIn } from '@borong/api/messages'
import { showPhone } from '@borong/api/rules/phone'
import { unitName } from '@borong/api/rules/unit-name'
import type { Message } from '../delivery/public.ts'
import { rupiah, wholeNumber } from '../server/rupiah.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import type { TenderRow } from './view.ts'
import { mailMessages } from './messages.ts'

const LOCALES = { id: 'id-ID', en: 'en-GB' } as const

type Row = readonly [label: string, value: string]

/**
 * The confirmation to the requester. The address is not verified, so the mail has no free text: it can't be abused to
 * write to strangers.
 */
export function toRequester(tender: TenderRow, language: Language, link?: string): Message {
  const text = textsIn(mailMessages, language)
  return {
    channel: 'email',
    to: tender.email,
    subject: textOf(mailMessages.subject, language, { number: tender.number }),
    ...write([text.hello], goodsOf(tender, language), [
      text.next,
      ...(link ? [text.claim, link] : []),
      text.stranger,
    ]),
  }
}

/** The mail to the tender desk: all fields, and the contact to call. */
export function toDesk(tender: TenderRow, desk: string): Message {
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

/** To a seller whose offer was chosen. The buyer's contact is on the order that follows. */
export function toSeller(
  tender: TenderRow,
  seller: { name: string; email: string; url: string },
  language: Language,
): Message {
  const { number } = tender
  return {
    channel: 'email',
    to: seller.email,
    subject: textOf(mailMessages.chosen, language, { number }),
    ...write(
      [textOf(mailMessages.chosenText, language, { seller: seller.name })],
      goodsOf(tender, language),
      [textOf(mailMessages.chosenNext, language), seller.url],
    ),
  }
}

function goodsOf(tender: TenderRow, language: Language): Row[] {
  const text = textsIn(mailMessages, language)
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  const price = textOf(mailMessages.price, language, {
    unit: unitName(tender.unit, language),
  })
  return [
    [text.number, tender.number],
    [text.item, tender.item],
    [
      text.quantity,
      `${wholeNumber(tender.quantity, language)} ${unitName(tender.unit, language, tender.quantity)}`,
    ],
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
