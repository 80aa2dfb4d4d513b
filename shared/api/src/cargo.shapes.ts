import * as v from 'valibot'
import { addressUnknown } from './addresses.shapes.ts'
import { orderRefusals } from './order-refusals.ts'
import { Pin } from './billing-entities.ts'
import { paged, paging } from './paging.ts'
import { districtUnknown } from './places.shapes.ts'
import { PlainId, PlainText } from './plain.ts'
import {
  cargoServices,
  cargoStates,
  MOST_DECLARED,
  MOST_PACKAGES,
  MOST_SIDE_CM,
} from './rules/cargo.ts'
import { shape } from './shape.ts'

/** The acts on a shipment. */
export const cargoActs = ['read', 'cancel'] as const

/** `chargeable_kg` is null for a whole vehicle, whose price does not depend on the weight. */
const Rate = v.object({
  service: v.picklist(cargoServices),
  price: v.number(),
  chargeable_kg: v.nullable(v.number()),
  most_kg: v.number(),
  shortest_days: v.number(),
  longest_days: v.number(),
})
export type CargoRate = v.InferOutput<typeof Rate>

/** Sender or recipient, as the address was at the booking. */
const Party = v.object({
  name: v.string(),
  phone: v.string(),
  address: v.string(),
  district: v.string(),
  city: v.string(),
  province: v.string(),
  postal_code: v.string(),
})
export type CargoParty = v.InferOutput<typeof Party>

const summary = {
  /** Read aloud on the phone. */
  number: v.string(),
  tracking_number: v.string(),
  state: v.picklist(cargoStates),
  service: v.picklist(cargoServices),
  from_city: v.string(),
  to_city: v.string(),
  pickup_day: v.string(),
  price: v.number(),
  created_at: v.string(),
  /** Its owner; null for a person's own. Earlier gateways send none. */
  company_id: v.optional(v.nullable(v.string())),
  company_name: v.optional(v.nullable(v.string())),
  /** The member who booked it for the company, unless the reader did. */
  made_by: v.optional(v.nullable(v.string())),
}
const Booking = v.object({
  ...summary,
  sender: Party,
  recipient: Party,
  goods: v.string(),
  weight_kg: v.number(),
  /** Null for a whole vehicle. */
  chargeable_kg: v.nullable(v.number()),
  packages: v.number(),
  length_cm: v.number(),
  width_cm: v.number(),
  height_cm: v.number(),
  declared_value: v.number(),
  freight: v.number(),
  insurance: v.number(),
  shortest_days: v.number(),
  longest_days: v.number(),
  order_serial: v.nullable(v.string()),
  cost_centre_name: v.optional(v.nullable(v.string())),
  /** The acts of the reader now. Earlier gateways send none, because each shipment was its reader's. */
  acts: v.optional(v.array(v.picklist(cargoActs))),
  /** The oldest first. A shipment in transit reports each place. */
  events: v.array(v.object({ state: v.picklist(cargoStates), text: v.string(), at: v.string() })),
})

const byNumber = v.object({ number: PlainId })
const CARGO_UNKNOWN = {
  status: 404,
  id: 'Pengiriman tidak ditemukan',
  en: 'There is no such shipment',
} as const

const shipmentRefusals = {
  SAME_DISTRICT: {
    status: 422,
    id: 'Asal dan tujuan berada di kecamatan yang sama. Pilih kecamatan lain',
    en: 'Origin and destination are in the same district. Choose another district',
  },
  WEIGHT_INVALID: {
    status: 422,
    id: 'Isi berat lebih dari 0 sampai 15.000 kg',
    en: 'Enter a weight above 0 and up to 15,000 kg',
  },
  SIZE_INVALID: {
    status: 422,
    id: 'Isi panjang, lebar, dan tinggi, atau kosongkan ketiganya',
    en: 'Enter length, width and height, or none of them',
  },
  NO_SERVICE: {
    status: 422,
    id: 'Belum ada layanan untuk rute dan berat ini. Kurangi beratnya atau bagi kirimannya',
    en: 'There is no service for this route and weight. Lower the weight or split the shipment',
  },
} as const

const number = (most: number) =>
  v.pipe(v.string(), v.regex(/^-?\d{1,7}(\.\d{1,3})?$/), v.transform(Number), v.maxValue(most))
const side = v.optional(v.pipe(number(MOST_SIDE_CM), v.minValue(0)), '0')
const Side = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_SIDE_CM)), 0)
const District = v.pipe(v.string(), v.regex(/^\d{6}$/))

/** prices of every service that serves this route and weight, the cheapest first. */
export const cargoRates = shape({
  summary: 'Cargo rates between two districts',
  query: v.object({
    from: District,
    to: District,
    /** Of all packages. */
    weight_kg: number(9_999_999),
    packages: v.optional(v.pipe(number(MOST_PACKAGES), v.integer(), v.minValue(1)), '1'),
    /** Of one package. */
    length_cm: side,
    width_cm: side,
    height_cm: side,
  }),
  reply: v.object({ result: v.object({ volumetric_kg: v.number(), rates: v.array(Rate) }) }),
  refusals: { DISTRICT_UNKNOWN: districtUnknown, ...shipmentRefusals },
})

/** paid from the wallet, or from the company's balance within its budgets. A repeated key returns the booking that it made first. */
export const bookCargo = shape({
  summary: 'Books a cargo shipment',
  body: v.object({
    /** Chosen by the client: a booking that is sent twice is one. */
    key: v.pipe(PlainId, v.minLength(8)),
    from_address_id: PlainId,
    to_address_id: PlainId,
    service: v.picklist(cargoServices),
    weight_kg: v.pipe(v.number(), v.maxValue(9_999_999)),
    packages: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PACKAGES)),
    length_cm: Side,
    width_cm: Side,
    height_cm: Side,
    /** `YYYY-MM-DD` in WIB. */
    pickup_day: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
    goods: v.pipe(PlainText(200), v.minLength(3)),
    declared_value: v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(MOST_DECLARED)),
    insured: v.boolean(),
    /** The goods of this order of the same owner. An order has one shipment at a time. */
    order_serial: v.optional(PlainId),
    /** The company that owns the shipment and pays it. */
    company_id: v.optional(PlainId),
    cost_centre_id: v.optional(PlainId),
    /** The total that the buyer has seen. */
    price: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pin: v.optional(Pin),
  }),
  reply: v.object({ result: Booking }),
  refusals: {
    ADDRESS_UNKNOWN: addressUnknown,
    ...shipmentRefusals,
    SERVICE_UNSUITABLE: {
      status: 422,
      id: 'Layanan ini tidak melayani rute atau berat kiriman. Pilih layanan lain',
      en: 'This service does not serve this route or weight. Choose another service',
    },
    DAY_INVALID: {
      status: 422,
      id: 'Pilih hari jemput paling lambat 30 hari lagi. Setelah pukul 15.00 WIB, paling cepat besok',
      en: 'Choose a pickup day within 30 days. After 15:00 WIB, tomorrow at the earliest',
    },
    ORDER_UNKNOWN: {
      status: 404,
      id: 'Pesanan ini tidak ditemukan atau belum dibayar',
      en: 'There is no such order, or it is not paid',
    },
    /** `data.number` has the other shipment. */
    ORDER_BOOKED: {
      status: 409,
      id: 'Pesanan ini sudah punya pengiriman {number}',
      en: 'This order already has shipment {number}',
    },
    /** `data.price` has the new total. */
    PRICE_CHANGED: {
      status: 409,
      id: 'Ongkos kirim berubah menjadi {price}. Periksa lalu pesan lagi',
      en: 'The price is {price} now. Check it and book again',
    },
    CARGO_SENT: {
      status: 409,
      id: 'Pengiriman ini sudah dipesan dengan isian lain. Muat ulang halaman',
      en: 'This shipment was booked with other content. Reload the page',
    },
    PIN_MISSING: {
      status: 422,
      id: 'Isi PIN saldo Anda. Belum punya PIN? Buat dahulu di Akun',
      en: 'Enter your wallet PIN. No PIN yet? Set one under Account first',
    },
    PIN_WRONG: {
      status: 422,
      id: 'PIN salah. Sisa {left} percobaan.',
      en: 'The PIN is wrong. {left} attempts are left.',
    },
    PIN_BLOCKED: {
      status: 429,
      id: 'PIN salah terlalu sering. Coba lagi nanti.',
      en: 'The PIN was wrong too often. Try again later.',
    },
    COMPANY_UNKNOWN: orderRefusals.COMPANY_UNKNOWN,
    COST_CENTRE_UNKNOWN: orderRefusals.COST_CENTRE_UNKNOWN,
    COMPANY_REQUIRED: {
      status: 422,
      id: '{company} mewajibkan anggotanya mengirim atas nama perusahaan. Pilih {company} lalu pesan lagi',
      en: '{company} requires its members to ship for the company. Choose {company} and book again',
    },
    COST_CENTRE_REQUIRED: {
      status: 422,
      id: '{company} mewajibkan pusat biaya. Pilih pusat biaya pengiriman ini',
      en: '{company} requires a cost centre. Choose the cost centre of this shipment',
    },
    BUDGET_EXCEEDED: {
      status: 422,
      id: 'Pengiriman melebihi anggaran {budget} {period}. Sisanya {amount}',
      en: 'The shipment exceeds the budget of {budget} for {period}. {amount} is left',
    },
    APPROVER_NEEDED: {
      status: 422,
      id: 'Aturan {company} meminta persetujuan untuk ongkos ini. Minta anggota yang menyetujui aturan itu memesannya',
      en: 'A rule of {company} needs an approval of this price. Ask the approver of that rule to book it',
    },
    COMPANY_WALLET_SHORT: {
      status: 422,
      id: 'Saldo {company} kurang atau tidak aktif. Minta bagian keuangan mengisinya lalu pesan lagi',
      en: 'The balance of {company} is short or not active. Ask its finance to top it up and book again',
    },
    /** The goods belong to the owner of the order. */
    ORDER_OF_COMPANY: {
      status: 422,
      id: 'Pesanan ini milik {company}. Pilih {company} sebagai pemilik pengiriman',
      en: 'This order belongs to {company}. Choose {company} as the owner of the shipment',
    },
    ORDER_OF_PERSON: {
      status: 422,
      id: 'Pesanan ini milik Anda sendiri. Pilih Pribadi sebagai pemilik pengiriman',
      en: 'This order is your own. Choose Personal as the owner of the shipment',
    },
    WALLET_SHORT: {
      status: 422,
      id: 'Saldo Anda kurang atau tidak aktif. Isi saldo lalu pesan lagi',
      en: 'Your wallet is short or not active. Top it up and book again',
    },
  },
})

/** the newest first. With a company those that the member may see, without one the buyer's own. */
export const cargoBookings = shape({
  summary: 'The cargo shipments of the buyer or of a company',
  query: v.object({
    ...paging,
    company_id: v.optional(PlainId),
    /** Only the shipments of the goods of this order. */
    order_serial: v.optional(PlainId),
  }),
  reply: v.object({ result: v.object({ items: v.array(v.object(summary)), ...paged }) }),
  refusals: { COMPANY_UNKNOWN: orderRefusals.COMPANY_UNKNOWN },
})

export const cargoBooking = shape({
  summary: 'One cargo shipment with its history',
  params: byNumber,
  reply: v.object({ result: Booking }),
  refusals: { CARGO_UNKNOWN },
})

/** returns the price to the wallet. A second request finds it cancelled. */
export const cancelCargo = shape({
  summary: 'Cancels a shipment before its pickup',
  params: byNumber,
  reply: v.object({ result: Booking }),
  refusals: {
    CARGO_UNKNOWN,
    CARGO_PICKED_UP: {
      status: 409,
      id: 'Barang sudah dijemput. Pengiriman tidak dapat dibatalkan lagi',
      en: 'The goods are picked up. The shipment can not be cancelled any more',
    },
  },
})
