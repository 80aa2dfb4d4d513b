import * as v from 'valibot'
import { shape } from './shape.ts'
import { paged, paging } from './paging.ts'

/**
 * A district (kecamatan), or one village (kelurahan, desa) of it. A `postal_code` is null where it depends on the
 * village.
 */
const PlaceShape = v.object({
  district_id: v.string(),
  district: v.string(),
  city: v.string(),
  province: v.string(),
  subdistrict_id: v.nullable(v.string()),
  subdistrict: v.nullable(v.string()),
  postal_code: v.nullable(v.string()),
  /** The whole place in one line, for a list of choices. */
  label: v.string(),
  latitude: v.number(),
  longitude: v.number(),
})
export type Place = v.InferOutput<typeof PlaceShape>

/** The refusal of an unknown district id. */
export const districtUnknown = {
  status: 422,
  id: 'Kecamatan tidak ditemukan',
  en: 'There is no such district',
} as const

/** C-13 V-03: places by the name of village, district or city, or by postal code; from 3 characters. */
export const searchPlaces = shape({
  summary: 'Places by name or postal code',
  query: v.object({
    like: v.pipe(v.string(), v.trim(), v.minLength(3, 'Minimal 3 karakter'), v.maxLength(60)),
    ...paging,
  }),
  reply: v.object({ result: v.array(PlaceShape), ...paged }),
})

/** C-13: the villages of a district with their postal codes. */
export const subdistricts = shape({
  summary: 'The villages of a district',
  query: v.object({ district: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  reply: v.object({
    result: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        postal_code: v.string(),
        latitude: v.number(),
        longitude: v.number(),
      }),
    ),
  }),
  refusals: { DISTRICT_UNKNOWN: districtUnknown },
})

const degrees = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(\.\d{1,15})?$/),
    v.transform(Number),
    v.minValue(-most),
    v.maxValue(most),
  )

/** the village nearest to a pin on the map. */
export const nearestPlace = shape({
  summary: 'The village nearest to a point',
  query: v.object({ latitude: degrees(90), longitude: degrees(180) }),
  reply: v.object({ result: v.object({ ...PlaceShape.entries, distance_km: v.number() }) }),
  refusals: {
    OUTSIDE_INDONESIA: {
      status: 422,
      id: 'Titik ini berada di luar wilayah pengiriman',
      en: 'This point is outside the delivery area',
    },
  },
})

/** The most districts in one reply: those within 150 km of Jakarta are fewer. */
export const MOST_DISTRICTS = 700

/** the districts around a point, the nearest first, for a map. */
export const districtsAround = shape({
  summary: 'The districts around a point',
  query: v.object({
    latitude: degrees(90),
    longitude: degrees(180),
    /** In kilometres. */
    radius: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(150)),
      '25',
    ),
  }),
  reply: v.object({
    result: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        latitude: v.number(),
        longitude: v.number(),
      }),
    ),
  }),
})
