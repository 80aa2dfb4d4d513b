import * as v from 'valibot'
import { shape } from './shape.ts'
import { districtUnknown } from './places.shapes.ts'
import { normalisePhone } from './rules/phone.ts'

/** The maximum number of addresses of one buyer. */
export const ADDRESS_LIMIT = 20

const text = (most: number, least = 0) =>
  v.pipe(v.string(), v.trim(), v.minLength(least, 'Wajib diisi'), v.maxLength(most))
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const Degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most))
const Pin = { latitude: Degrees(90), longitude: Degrees(180) }

const Phone = v.pipe(
  v.string(),
  v.maxLength(30),
  v.check((typed) => normalisePhone(typed) !== null, 'Nomor Telpon tidak valid'),
  v.transform((typed) => normalisePhone(typed) ?? ''),
)

/** E-04: an address as a buyer writes it. `name` is the recipient, `alias` the buyer's label (Kantor, Gudang). */
export const Address = v.object({
  name: text(80, 1),
  alias: text(40, 1),
  address: text(300, 1),
  district_id: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  postal_code: v.pipe(v.string(), v.regex(/^\d{5}$/, 'Kode pos terdiri dari 5 angka')),
  phone: Phone,
  type: v.optional(v.picklist(['shipping', 'billing']), 'shipping'),
  set_default: v.optional(v.boolean(), false),
  /** The village: ten digits, as listed by `subdistricts`. */
  subdistrict_id: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{10}$/))), null),
  rt_rw: v.optional(text(20), ''),
  landmark: v.optional(text(120), ''),
  courier_note: v.optional(text(200), ''),
  latitude: v.optional(v.nullable(Pin.latitude), null),
  longitude: v.optional(v.nullable(Pin.longitude), null),
})
export type Address = v.InferOutput<typeof Address>

/** E-04: a stored address. Exactly one of a buyer's has `set_default`. Without a pin its coordinates are null. */
export const SavedAddress = v.object({
  shipping_address_id: v.string(),
  user_id: v.string(),
  name: v.string(),
  alias: v.string(),
  address: v.string(),
  rt_rw: v.string(),
  landmark: v.string(),
  courier_note: v.string(),
  district_id: v.string(),
  district: v.string(),
  city: v.string(),
  province: v.string(),
  subdistrict_id: v.nullable(v.string()),
  subdistrict: v.nullable(v.string()),
  postal_code: v.string(),
  phone: v.string(),
  type: v.picklist(['shipping', 'billing']),
  set_default: v.boolean(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
})
export type SavedAddress = v.InferOutput<typeof SavedAddress>

/** The refusal of an address id that is not the buyer's. */
export const addressUnknown = {
  status: 404,
  id: 'Alamat tidak ditemukan',
  en: 'There is no such address',
} as const

const subdistrictUnknown = {
  status: 422,
  id: 'Kelurahan tidak ada di kecamatan ini',
  en: 'This village is not in the district',
} as const
const outside = {
  status: 422,
  id: 'Titik ini berada di luar wilayah pengiriman',
  en: 'This point is outside the delivery area',
} as const

const owner = v.object({ userId: Id })
const ownersAddress = v.object({ userId: Id, addressId: Id })
export const placeRefusals = {
  DISTRICT_UNKNOWN: districtUnknown,
  SUBDISTRICT_UNKNOWN: subdistrictUnknown,
  OUTSIDE_INDONESIA: outside,
} as const

/** all addresses of the buyer, the main one first. */
export const addresses = shape({
  summary: "The buyer's addresses",
  params: owner,
  reply: v.object({ addresses: v.array(SavedAddress), limit: v.number() }),
})

/** C-14. The first address becomes the main one in any case. */
export const addAddress = shape({
  summary: 'Add an address',
  params: owner,
  body: Address,
  reply: v.object({ address: SavedAddress }),
  refusals: {
    ...placeRefusals,
    ADDRESS_LIMIT: {
      status: 422,
      id: 'Anda sudah menyimpan {limit} alamat. Hapus salah satu untuk menambah yang baru.',
      en: 'You have saved {limit} addresses. Remove one to add another.',
    },
  },
})

/** C-14. The pin is cleared when the district changes and no new pin is given. */
export const editAddress = shape({
  summary: 'Change an address',
  params: ownersAddress,
  body: Address,
  reply: v.object({ address: SavedAddress }),
  refusals: { ...placeRefusals, ADDRESS_UNKNOWN: addressUnknown },
})

/** C-14. When the main address is removed, the newest of the others becomes the main one. */
export const removeAddress = shape({
  summary: 'Remove an address',
  params: ownersAddress,
  reply: v.object({ main_address_id: v.nullable(v.string()) }),
  refusals: { ADDRESS_UNKNOWN: addressUnknown },
})

/** C-15 R-32: sets the pin of an address. */
export const pinAddress = shape({
  summary: 'Pin an address on the map',
  params: v.object({ addressId: Id }),
  body: v.object(Pin),
  reply: v.object({ address: SavedAddress }),
  refusals: { ADDRESS_UNKNOWN: addressUnknown, OUTSIDE_INDONESIA: outside },
})
