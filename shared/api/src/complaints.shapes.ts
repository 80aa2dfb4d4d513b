import * as v from 'valibot'
import { AttachedFile } from './files.shapes.ts'
import { orderRefusals } from './order-refusals.ts'
import { PlainId, PlainText } from './plain.ts'
import { shape } from './shape.ts'

/** The photos of one complaint. */
export const MOST_PHOTOS = 10

export const complaintKinds = ['not_arrived', 'damaged', 'wrong', 'short'] as const
export const complaintWishes = ['refund', 'replacement', 'return'] as const

/** `agreed`: goods are still on their way. The last two end a complaint. */
export const complaintStates = [
  'open',
  'answered',
  'agreed',
  'escalated',
  'solved',
  'withdrawn',
] as const

/** The acts of the buyer that the state may allow. */
export const complaintActs = [
  'accept',
  'reply',
  'escalate',
  'withdraw',
  'send_back',
  'confirm',
] as const

const Side = v.picklist(['buyer', 'seller', 'operator', 'shop'])
/** `none`: the seller or an operator refuses. */
const Solution = v.picklist([...complaintWishes, 'none'])
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))
const FileIds = v.optional(v.pipe(v.array(PlainId), v.maxLength(5)), [])

const summary = {
  /** Read aloud on the phone. */
  number: v.string(),
  parcel_id: v.string(),
  vendor_name: v.string(),
  kind: v.picklist(complaintKinds),
  state: v.picklist(complaintStates),
  created_at: v.string(),
}

const Line = v.object({
  id: v.string(),
  name: v.string(),
  image: v.string(),
  unit_type: v.string(),
  quantity: v.number(),
})

const Complaint = v.object({
  ...summary,
  order_id: v.string(),
  order_serial: v.string(),
  vendor_alias: v.string(),
  wish: v.picklist(complaintWishes),
  /** Who has to act next; null at the end. */
  turn: v.nullable(v.picklist(['buyer', 'seller', 'operator'])),
  /** Without an act until then, the complaint goes on without it. */
  due_at: v.nullable(v.string()),
  /** The number that an act has to name. */
  version: v.number(),
  /** The solution that the seller offers, or that was agreed or decided; null before. */
  solution: v.nullable(Solution),
  /** The refund of this solution. */
  amount: v.number(),
  /** The cost of the complained goods: no refund is higher. */
  most: v.number(),
  refunded: v.number(),
  /** The part of the refund that takes back the cash back and spent points of the goods. */
  deducted: v.optional(v.number()),
  /** Of the replacement, or of the goods that are sent back. */
  tracking_number: v.string(),
  lines: v.array(Line),
  files: v.array(AttachedFile),
  events: v.array(
    v.object({
      from: Side,
      act: v.string(),
      text: v.string(),
      solution: v.nullable(Solution),
      amount: v.number(),
      at: v.string(),
    }),
  ),
  /** The member of the company who complained; null for the reader's own. */
  made_by: v.nullable(v.string()),
  acts: v.array(v.picklist(complaintActs)),
})

const orderId = v.object({ orderId: PlainId })
const one = v.object({ result: Complaint })
const unknownOrder = { ORDER_UNKNOWN: orderRefusals.ORDER_UNKNOWN }
const COMPLAINT_UNKNOWN = {
  status: 404,
  id: 'Komplain tidak ditemukan',
  en: 'There is no such complaint',
} as const
const PHOTO_UNKNOWN = {
  status: 422,
  id: 'Ada foto yang tidak ditemukan. Unggah ulang fotonya',
  en: 'A photo was not found. Upload it again',
} as const
const TOO_MANY_PHOTOS = {
  status: 422,
  id: 'Paling banyak sepuluh foto',
  en: 'Ten photos at most',
} as const

/** The refusals of every act, for the buyer and at the desk. */
export const complaintRefusals = {
  COMPLAINT_UNKNOWN,
  COMPLAINT_CHANGED: {
    status: 409,
    id: 'Komplain ini baru saja berubah. Periksa lagi sebelum melanjutkan.',
    en: 'This complaint has just changed. Check it before you go on.',
  },
  COMPLAINT_STATE: {
    status: 409,
    id: 'Ini tidak dapat dilakukan lagi pada komplain ini',
    en: 'This is no longer possible for this complaint',
  },
  TEXT_MISSING: { status: 422, id: 'Tulis penjelasannya', en: 'Write an explanation' },
  AMOUNT_TOO_HIGH: {
    status: 422,
    id: 'Pengembalian dana melebihi harga barangnya',
    en: 'The refund is higher than the price of the goods',
  },
} as const

/** The parcels of an order with goods that may be complained about, and the complaints so far. */
export const complaints = shape({
  summary: 'The complaints of an order, and the goods of further complaints',
  params: orderId,
  reply: v.object({
    result: v.object({
      items: v.array(v.object(summary)),
      parcels: v.array(
        v.object({
          parcel_id: v.string(),
          vendor_name: v.string(),
          /** The end of the time for complaints; null while the receipt is not confirmed. */
          until: v.nullable(v.string()),
          /** `quantity` is the part that was bought and not refunded before. */
          lines: v.array(Line),
          /** The damaged and missing goods of its receipts. Null when there are none, or a complaint about them. */
          suggested: v.optional(
            v.nullable(
              v.object({
                kind: v.picklist(complaintKinds),
                lines: v.array(v.object({ id: v.string(), quantity: v.number() })),
                text: v.string(),
                has_photos: v.boolean(),
              }),
            ),
          ),
        }),
      ),
    }),
  }),
  refusals: unknownOrder,
})

/** A repeated key returns the complaint that it created first. */
export const createComplaint = shape({
  summary: 'Complains about goods of one delivered parcel',
  params: orderId,
  body: v.object({
    /** Chosen by the client: a complaint that is sent twice is one. */
    key: v.pipe(PlainId, v.minLength(8)),
    parcel_id: PlainId,
    kind: v.picklist(complaintKinds),
    wish: v.picklist(complaintWishes),
    lines: v.pipe(
      v.array(v.object({ id: PlainId, quantity: Quantity })),
      v.minLength(1),
      v.maxLength(200),
    ),
    text: v.pipe(PlainText(2000), v.minLength(10)),
    file_ids: FileIds,
  }),
  reply: one,
  refusals: {
    ...unknownOrder,
    NOT_COMPLAINABLE: {
      status: 409,
      id: 'Komplain dapat dibuat setelah paket tiba, sampai 7 hari setelah diterima',
      en: 'A complaint is possible after the delivery, until 7 days after the receipt',
    },
    COMPLAINT_OPEN: {
      status: 409,
      id: 'Komplain {number} untuk paket ini masih berjalan',
      en: 'Complaint {number} for this parcel is still open',
    },
    COMPLAINT_SENT: {
      status: 409,
      id: 'Komplain ini sudah kami terima dengan isian lain. Muat ulang halaman',
      en: 'We have received this complaint with other content. Reload the page',
    },
    LINES_UNKNOWN: {
      status: 422,
      id: 'Barang atau jumlahnya tidak sesuai dengan pesanan',
      en: 'The goods or their quantities do not match the order',
    },
    PHOTO_MISSING: {
      status: 422,
      id: 'Tambahkan foto barangnya',
      en: 'Add a photo of the goods',
    },
    COMPLAINTS_LIMIT: {
      status: 409,
      id: 'Pesanan ini sudah punya terlalu banyak komplain. Hubungi layanan pelanggan',
      en: 'This order has too many complaints. Contact customer service',
    },
    PHOTO_UNKNOWN,
  },
})

export const complaint = shape({
  summary: 'One complaint with its goods, photos and history',
  params: v.object({ number: PlainId }),
  reply: one,
  refusals: { COMPLAINT_UNKNOWN },
})

export const actOnComplaint = shape({
  summary: 'Accepts, answers, escalates, withdraws or fulfils a complaint',
  params: v.object({ number: PlainId }),
  body: v.object({
    act: v.picklist(complaintActs),
    /** The version that the buyer saw. */
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    text: v.optional(PlainText(2000), ''),
    file_ids: FileIds,
    /** Of the goods that are sent back. */
    tracking_number: v.optional(PlainText(60), ''),
  }),
  reply: one,
  refusals: { ...complaintRefusals, PHOTO_UNKNOWN, TOO_MANY_PHOTOS },
})
