import * as v from 'valibot'
import { shape } from './shape.ts'
import { paged, paging } from './paging.ts'
import { PlainId, PlainText } from './plain.ts'
import { isEmail, normaliseEmail } from './rules/email.ts'
import { normalisePhone } from './rules/phone.ts'

const needed = (most: number) => v.pipe(PlainText(most), v.minLength(1))
// Single-line text, because it is in the subject and the lines of a mail.
const line = (most: number) => v.pipe(needed(most), v.regex(/^[^\p{Cc}\u2028\u2029]*$/u))
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))

/** F-08: a request of a business to sellers, with the contact person. */
const TenderRequest = v.object({
  /** Chosen by the client: a request that is sent twice creates one tender. */
  key: v.pipe(PlainId, v.minLength(8)),
  item: line(120),
  quantity: whole(1_000_000_000),
  unit: line(30),
  /** YYYY-MM-DD. */
  needed_by: v.pipe(v.string(), v.maxLength(10)),
  /** District and city, as typed. */
  place: line(120),
  /** Rupiah for one unit. */
  target_price: v.optional(v.nullable(whole(1_000_000_000_000)), null),
  details: v.optional(PlainText(2000), ''),
  company: line(150),
  name: line(100),
  phone: v.pipe(
    v.string(),
    v.maxLength(30),
    v.check((typed) => normalisePhone(typed) !== null),
    v.transform((typed) => normalisePhone(typed) ?? ''),
  ),
  email: v.pipe(v.string(), v.maxLength(254), v.check(isEmail), v.transform(normaliseEmail)),
})

/** A tender as its requester sees it. */
const Tender = v.object({
  number: v.string(),
  state: v.picklist(['received']),
  item: v.string(),
  quantity: v.number(),
  unit: v.string(),
  needed_by: v.string(),
  place: v.string(),
  target_price: v.nullable(v.number()),
  email: v.string(),
  created_at: v.string(),
})

/** R-17 F-08: a repeated key returns the tender that it created first. */
export const createTender = shape({
  summary: 'Asks sellers for an offer',
  body: TenderRequest,
  reply: v.object({ result: Tender }),
  refusals: {
    DATE_INVALID: {
      status: 422,
      id: 'Tanggal dibutuhkan harus mulai hari ini sampai dua tahun ke depan',
      en: 'The date needed by has to be from today until two years from now',
    },
    TENDERS_CLOSED: {
      status: 409,
      id: 'Permintaan tender belum dapat dikirim dari sini. Silakan hubungi kami lewat telepon.',
      en: 'Tender requests can’t be sent from here yet. Please call us.',
    },
    TENDER_SENT: {
      status: 409,
      id: 'Permintaan ini sudah kami terima. Jika isian yang Anda ubah adalah permintaan baru, kirim sekali lagi.',
      en: 'We have received this request already. If what you changed is a new request, send it once more.',
    },
    TOO_MANY_TENDERS: {
      status: 429,
      id: 'Terlalu banyak permintaan dari email ini. Silakan coba lagi nanti.',
      en: 'Too many requests from this email address. Please try again later.',
    },
  },
})

/** R-17 F-08: the newest first. */
export const tenders = shape({
  summary: "The buyer's own tenders",
  query: v.object(paging),
  reply: v.object({ result: v.object({ items: v.array(Tender), ...paged }) }),
})
