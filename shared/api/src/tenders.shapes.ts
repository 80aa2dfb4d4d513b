import * as v from 'valibot'
import { addressUnknown } from './addresses.shapes.ts'
import { NumberedId } from './catalogue-entities.ts'
import { companyRefusals } from './companies.shapes.ts'
import { AttachedFile } from './files.shapes.ts'
import { shape } from './shape.ts'
import { paged, paging } from './paging.ts'
import { PlainId, PlainText } from './plain.ts'
import { isEmail, normaliseEmail } from './rules/email.ts'
import { normalisePhone } from './rules/phone.ts'

const companyUnknown = { COMPANY_UNKNOWN: companyRefusals.COMPANY_UNKNOWN }

const needed = (most: number) => v.pipe(PlainText(most), v.minLength(1))
// Single-line text, because it is in the subject and the lines of a mail.
const line = (most: number) => v.pipe(needed(most), v.regex(/^[^\p{Cc}\u2028\u2029]*$/u))
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))

const Rupiah = v.optional(v.nullable(whole(1_000_000_000_000)), null)
/** `YYYY-MM-DD` */
const Day = v.pipe(v.string(), v.maxLength(10))

/** The lines of one tender. */
export const MOST_TENDER_LINES = 50
export const MOST_TENDER_FILES = 5
const MOST_KEYS = 20

/** In their order; `closed` takes no more offers and waits for the buyer's choice. */
export const tenderPhases = ['open', 'closed', 'awarded', 'withdrawn', 'expired'] as const

/** The acts of the buyer that the phase may allow. */
export const tenderActs = ['award', 'close', 'withdraw'] as const

/** The acts on a tender that depend on its owner: in a company on the reader's role. */
export const tenderOwnerActs = ['read', ...tenderActs] as const

/** F-08: a request of a business to sellers, with the contact person. `item` to `target_price` are its first line. */
const TenderRequest = v.object({
  /** Chosen by the client: a request that is sent twice creates one tender. */
  key: v.pipe(PlainId, v.minLength(8)),
  /** Of a signed-in buyer: the company that will own the tender; without one it is personal. */
  company_id: v.optional(PlainId),
  item: line(120),
  quantity: whole(1_000_000_000),
  unit: line(30),
  needed_by: Day,
  /** District and city, as typed. */
  place: line(120),
  /** Rupiah for one unit. */
  target_price: Rupiah,
  note: v.optional(PlainText(300), ''),
  /** The product of the shop that is meant. */
  product_id: v.optional(v.nullable(NumberedId), null),
  more_lines: v.optional(
    v.pipe(
      v.array(
        v.object({
          item: line(120),
          quantity: whole(1_000_000_000),
          unit: line(30),
          target_price: Rupiah,
          note: v.optional(PlainText(300), ''),
          product_id: v.optional(v.nullable(NumberedId), null),
        }),
      ),
      v.maxLength(MOST_TENDER_LINES - 1),
    ),
    [],
  ),
  /** Of a signed-in buyer: where the goods go. */
  address_id: v.optional(v.nullable(PlainId), null),
  /** Of a signed-in buyer: uploaded files. */
  file_ids: v.optional(v.pipe(v.array(PlainId), v.maxLength(MOST_TENDER_FILES)), []),
  /** The last day for offers; without it 14 days, and never after `needed_by`. */
  offers_until: v.optional(v.nullable(Day), null),
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

/** A tender as lists show it. */
const Tender = v.object({
  number: v.string(),
  /** The company that owns the tender; null for a personal one. Earlier gateways send none. */
  company_id: v.optional(v.nullable(v.string())),
  company_name: v.optional(v.nullable(v.string())),
  /** The member who made a company's tender; null for the caller's own tenders. */
  made_by: v.optional(v.nullable(v.string())),
  /** Released pages know this state alone. */
  state: v.picklist(['received']),
  phase: v.picklist(tenderPhases),
  line_count: v.number(),
  offer_count: v.number(),
  offers_until: v.string(),
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
    ...companyUnknown,
    ADDRESS_UNKNOWN: addressUnknown,
    FILE_UNKNOWN: { status: 404, id: 'Berkas tidak ditemukan', en: 'There is no such file' },
    PRODUCT_UNKNOWN: { status: 404, id: 'Produk tidak ditemukan', en: 'There is no such product' },
    DEADLINE_INVALID: {
      status: 422,
      id: 'Batas penawaran harus mulai hari ini sampai tanggal dibutuhkan',
      en: 'The deadline for offers has to be from today until the date needed by',
    },
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
  summary: "The buyer's or a company's tenders",
  /** With a company: its tenders instead of the own ones, in the mandate of the caller's role. */
  query: v.object({ ...paging, company_id: v.optional(PlainId) }),
  reply: v.object({ result: v.object({ items: v.array(Tender), ...paged }) }),
  refusals: companyUnknown,
})

const TenderLine = v.object({
  position: v.number(),
  item: v.string(),
  quantity: v.number(),
  unit: v.string(),
  note: v.string(),
  target_price: v.nullable(v.number()),
  product: v.nullable(
    v.object({ id: v.string(), name: v.string(), alias: v.string(), vendor_alias: v.string() }),
  ),
})

/** An offer is a quote of one seller. */
const TenderOffer = v.object({
  quote_id: v.string(),
  number: v.string(),
  version: v.number(),
  state: v.picklist(['offered', 'accepted', 'ordered', 'declined', 'expired', 'withdrawn']),
  vendor_name: v.string(),
  vendor_alias: v.string(),
  lines: v.array(
    v.object({
      /** Of the tender's line that it answers. */
      position: v.number(),
      id_item: v.string(),
      alias: v.string(),
      name: v.string(),
      unit_type: v.string(),
      quantity: v.number(),
      unit_price: v.number(),
      /** With PPN that the price does not include. */
      amount: v.number(),
    }),
  ),
  freight: v.number(),
  delivery_days: v.number(),
  terms: v.string(),
  valid_until: v.nullable(v.string()),
  total: v.number(),
})

const TenderDetail = v.object({
  ...Tender.entries,
  /** The number that a change has to name. */
  version: v.number(),
  details: v.string(),
  company: v.string(),
  address: v.nullable(
    v.object({ alias: v.string(), name: v.string(), address: v.string(), city: v.string() }),
  ),
  lines: v.array(TenderLine),
  files: v.array(AttachedFile),
  /** Those with the most lines first, then the cheapest. */
  offers: v.array(TenderOffer),
  acts: v.array(v.picklist(tenderActs)),
})

const params = v.object({ number: PlainId })
const version = v.pipe(v.number(), v.integer(), v.minValue(1))
const one = v.object({ result: TenderDetail })
const TENDER_UNKNOWN = {
  status: 404,
  id: 'Tender tidak ditemukan',
  en: 'There is no such tender',
} as const
const changeRefusals = {
  TENDER_UNKNOWN,
  TENDER_CHANGED: {
    status: 409,
    id: 'Tender ini baru saja berubah. Periksa lagi sebelum melanjutkan.',
    en: 'This tender has just changed. Check it before you go on.',
  },
  TENDER_STATE: {
    status: 409,
    id: 'Ini tidak dapat dilakukan lagi pada tender ini',
    en: 'This is no longer possible for this tender',
  },
} as const

export const tender = shape({
  summary: 'A tender with its lines, and the offers side by side',
  params,
  reply: one,
  refusals: { TENDER_UNKNOWN },
})

export const awardTender = shape({
  summary: 'Accepts one offer or lines of several; the other offers are declined',
  params,
  body: v.object({
    version,
    /** Each offer with the lines that are taken from it. No line is taken twice. */
    choices: v.pipe(
      v.array(
        v.object({
          quote_id: PlainId,
          /** The version of the offer that the buyer has seen. */
          version,
          positions: v.pipe(
            v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TENDER_LINES))),
            v.minLength(1),
            v.maxLength(MOST_TENDER_LINES),
          ),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_TENDER_LINES),
    ),
    /** Where the goods go; needed when the tender has no address. */
    address_id: v.optional(v.nullable(PlainId), null),
  }),
  reply: one,
  refusals: {
    ...changeRefusals,
    OFFER_UNKNOWN: { status: 404, id: 'Penawaran tidak ditemukan', en: 'There is no such offer' },
    OFFER_CHANGED: {
      status: 409,
      id: 'Penawaran penjual baru saja berubah. Periksa lagi sebelum memilih.',
      en: 'A seller’s offer has just changed. Check it before you choose.',
    },
    OFFER_EXPIRED: {
      status: 409,
      id: 'Masa berlaku penawaran ini sudah habis',
      en: 'This offer has expired',
    },
    LINES_INVALID: {
      status: 422,
      id: 'Setiap barang hanya dapat dipilih sekali, dari penjual yang menawarkannya',
      en: 'Each item can be chosen once, from a seller that offers it',
    },
    ADDRESS_MISSING: {
      status: 422,
      id: 'Pilih alamat pengiriman',
      en: 'Choose a delivery address',
    },
    ADDRESS_UNKNOWN: addressUnknown,
  },
})

export const closeTender = shape({
  summary: 'Ends the time for offers early',
  params,
  body: v.object({ version }),
  reply: one,
  refusals: changeRefusals,
})

export const withdrawTender = shape({
  summary: 'Withdraws a tender; its offers are declined',
  params,
  body: v.object({ version }),
  reply: one,
  refusals: changeRefusals,
})

/** F-08: tenders that this browser sent as a guest, by the keys that it chose. */
export const joinTenders = shape({
  summary: 'Joins tenders of a guest to the account that the guest has signed in to',
  body: v.object({
    keys: v.pipe(v.array(v.pipe(PlainId, v.minLength(8))), v.minLength(1), v.maxLength(MOST_KEYS)),
  }),
  reply: v.object({ result: v.object({ numbers: v.array(v.string()) }) }),
})

/** F-08: the link in the confirmation of a guest's tender. It joins the tender to one account. */
export const claimTender = shape({
  summary: 'Joins the tender of a mailed link to the account of the caller',
  body: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  reply: v.object({ result: v.object({ number: v.string() }) }),
  refusals: {
    CLAIM_UNKNOWN: {
      status: 404,
      id: 'Tautan ini sudah dipakai akun lain, diganti tautan yang lebih baru, atau masa penawarannya sudah lewat',
      en: 'This link was used by another account, replaced by a newer one, or the time for offers is over',
    },
  },
})
