import * as v from 'valibot'
import { MOST_ALERT_PRICE, radarPeriods, radarRegions, staples } from './rules/staples.ts'
import { shape } from './shape.ts'

const byStaple = v.object({ staple: v.picklist(staples) })

/** `notified_at` is null until the price was reached. An alert notifies once. */
const Alert = v.object({
  staple: v.picklist(staples),
  price: v.number(),
  notified_at: v.nullable(v.string()),
})

/**
 * prices in rupiah per kilogram from the shop's own sales, weighted by the sold kilograms. A day without sales has
 * no price. An unknown value of the query counts as its default.
 */
export const radar = shape({
  summary: 'The price index of staples',
  query: v.object({
    staple: v.fallback(v.optional(v.picklist(staples), 'beras'), 'beras'),
    region: v.fallback(v.optional(v.picklist(radarRegions), 'all'), 'all'),
    days: v.fallback(v.optional(v.picklist(radarPeriods), '30'), '30'),
  }),
  reply: v.object({
    result: v.object({
      /** Each staple with its latest price in the period, and the change since the first one in percent. */
      staples: v.array(
        v.object({
          staple: v.picklist(staples),
          price: v.nullable(v.number()),
          day: v.nullable(v.string()),
          change: v.nullable(v.number()),
        }),
      ),
      /** Of the chosen staple, the oldest first. */
      points: v.array(v.object({ day: v.string(), price: v.number() })),
      /** Where the chosen staple was sold in the period. */
      regions: v.array(v.picklist(radarRegions)),
    }),
  }),
})

export const priceAlerts = shape({
  summary: "The buyer's own price alerts",
  reply: v.object({ result: v.object({ items: v.array(Alert) }) }),
})

/** one alert per staple: another price replaces it. */
export const setPriceAlert = shape({
  summary: 'Notifies when a staple costs this much or less',
  params: byStaple,
  body: v.object({
    /** Rupiah per kilogram, for the whole country. */
    price: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ALERT_PRICE)),
  }),
  reply: v.object({ result: Alert }),
})

export const removePriceAlert = shape({
  summary: 'Removes a price alert',
  params: byStaple,
  reply: v.object({ result: v.object({ removed: v.boolean() }) }),
})
