import { textOf, textsIn } from '@borong/api/messages'
import { showPhone } from '@borong/api/rules/phone'
import { unitName } from '@borong/api/rules/unit-name'
import { mail, type Message } from '../delivery/public.ts'
import { rupiah, wholeNumber } from '../server/rupiah.ts'
import type { Language } from '../server/domain.ts'
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
    ...mail({
      lead: [text.hello],
      lines: linesOf(goodsOf(tender, language)),
      more: [text.next, ...(link ? [text.claim] : [])],
      link: link === undefined ? undefined : { url: link },
      note: text.stranger,
    }),
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
    ...mail({
      lead: ['Ada permintaan tender baru.'],
      lines: linesOf(rows),
      note: 'Hubungi pemohon paling lambat 1 hari kerja.',
    }),
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
    ...mail({
      lead: [textOf(mailMessages.chosenText, language, { seller: seller.name })],
      lines: linesOf(goodsOf(tender, language)),
      more: [textOf(mailMessages.chosenNext, language)],
      link: { url: seller.url },
    }),
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

const linesOf = (rows: readonly Row[]) => rows.map((row) => row.join(': '))
