import type { StampedRecord } from './create-telemetry.ts'
import { mask } from './mask.ts'
import { eventOf } from './shop-events.ts'

/** An entry of the data layer: one of three shapes, with its origin and release set. */
export type DataLayerEntry = Readonly<Record<string, unknown>>

/** The event of a record as a data layer entry; undefined for other records. */
export function toDataLayer({ record, set }: StampedRecord): DataLayerEntry | undefined {
  const shaped = eventOf(record)
  if (!shaped) return undefined
  const from = 'from' in record ? record.from : undefined
  // A keyword is free text and may contain personal data.
  const event = mask(shaped)
  const origin = {
    release_set: set,
    ...(from ? { remote: from.unit, remote_version: from.version } : {}),
  }
  if ('page' in event)
    return { event: 'ecommercePageView', page: event.page, ecommerce: event.ecommerce, ...origin }
  if ('ecommerce' in event) {
    return {
      event: 'ecommerce',
      category: event.category,
      action: event.action,
      ecommerce: event.ecommerce,
      ...origin,
    }
  }
  return {
    event: 'generic',
    category: event.category,
    action: event.action,
    label: event.label,
    value: event.value,
    ...origin,
  }
}
