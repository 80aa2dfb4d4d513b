import { DAY_MS } from '@borong/api/rules/time'
import { radarRegions, staples, type RadarRegion, type Staple } from '@borong/api/rules/staples'
import type { Gateway } from '../server/domain.ts'
import { wibDay } from '../server/wib.ts'

/** The index of all staples in a region over a period, with the points of one. */
export async function readRadar(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  asked: { staple: Staple; region: RadarRegion; days: number },
) {
  const from = wibDay(new Date(now().getTime() - (asked.days - 1) * DAY_MS))
  const rows = await db
    .selectFrom('staple_prices')
    .select(['staple', 'day', 'price'])
    .where('staple', 'in', [...staples])
    .where('region', '=', asked.region)
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
  const sold = await db
    .selectFrom('staple_prices')
    .select('region')
    .distinct()
    .where('staple', '=', asked.staple)
    .where('day', '>=', from)
    .execute()
  const pointsOf = (staple: Staple) => rows.filter((row) => row.staple === staple)
  return {
    staples: staples.map((staple) => {
      const points = pointsOf(staple)
      const [first, last] = [points[0], points.at(-1)]
      return {
        staple,
        price: last?.price ?? null,
        day: last?.day ?? null,
        change:
          first && last && first !== last
            ? Math.round(((last.price - first.price) / first.price) * 1000) / 10
            : null,
      }
    }),
    points: pointsOf(asked.staple).map(({ day, price }) => ({ day, price })),
    regions: radarRegions.filter((region) => sold.some((one) => one.region === region)),
  }
}
