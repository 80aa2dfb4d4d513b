import * as placeCalls from '@borong/api/places'
import { MOST_DISTRICTS, type Place } from '@borong/api/places.shapes'
import type { Domain } from '../server/domain.ts'
import { atlas } from './atlas.ts'
import { districtsWithin, nearestVillage } from './nearest.ts'
import { type Found, searchPlaces } from './search.ts'

export const places: Domain = {
  name: 'places',
  routes({ app, serve }) {
    serve(placeCalls.searchPlaces, async ({ query: { like, page, limit } }) => {
      const found = searchPlaces(like)
      const shown = found.slice((page - 1) * limit, page * limit)
      return { result: shown.map(toPlace), total_count: found.length, page, limit }
    })

    serve(placeCalls.subdistricts, async ({ query, refuse }) => {
      const { byId, village } = atlas()
      const district = byId.get(query.district)
      if (!district) return refuse('DISTRICT_UNKNOWN')
      const list = Array.from({ length: district.end - district.first }, (_, at) =>
        village(district.first + at),
      )
      list.sort((a, b) => a.name.localeCompare(b.name, 'id'))
      return {
        result: list.map(({ id, name, postalCode, latitude, longitude }) => ({
          id,
          name,
          postal_code: postalCode,
          latitude,
          longitude,
        })),
      }
    })

    serve(placeCalls.nearestPlace, async ({ query, refuse }) => {
      const nearest = nearestVillage(query)
      if (!nearest) return refuse('OUTSIDE_INDONESIA')
      const place = toPlace({
        village: nearest.village,
        district: atlas().districtOf(nearest.village),
      })
      return { result: { ...place, distance_km: Math.round(nearest.distanceKm * 100) / 100 } }
    })

    serve(placeCalls.districtsAround, async ({ query: { radius, ...point } }) => ({
      result: districtsWithin(point, radius, MOST_DISTRICTS).map(
        ({ id, name, latitude, longitude }) => ({
          id,
          name,
          latitude: rounded(latitude),
          longitude: rounded(longitude),
        }),
      ),
    }))

    app.addHook('onListen', async () => {
      atlas()
    })
  },
}

/** Rounds to about ten metres, the precision of the list. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000

function toPlace({ district, village }: Found): Place {
  const around = {
    district_id: district.id,
    district: district.name,
    city: district.city,
    province: district.province,
  }
  if (village === undefined) {
    const names = [district.name, district.city, district.province]
    const { latitude, longitude } = district
    return {
      ...around,
      subdistrict_id: null,
      subdistrict: null,
      postal_code: onlyPostalCode(district),
      label: names.join(', '),
      latitude,
      longitude,
    }
  }
  const { id, name, postalCode, latitude, longitude } = atlas().village(village)
  const label =
    `${[name, district.name, district.city, district.province].join(', ')} ${postalCode}`.trim()
  return {
    ...around,
    subdistrict_id: id,
    subdistrict: name,
    postal_code: postalCode || null,
    label,
    latitude,
    longitude,
  }
}

// A district has a postal code of its own only when all of its villages share it.
function onlyPostalCode({ first, end }: Found['district']): string | null {
  const codes = new Set(atlas().postals.subarray(first, end))
  const [code] = codes
  return codes.size === 1 && code ? String(code) : null
}
