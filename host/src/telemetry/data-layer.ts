import type { StampedRecord } from './create-telemetry.ts'

/** What the data layer holds: one of three shapes, with where and in which release set it was made. */
export type DataLayerEntry = Readonly<Record<string, unknown>>

/** A tracked event as the data layer wants it; nothing for other records. */
export function toDataLayer({ record, set }: StampedRecord): DataLayerEntry | undefined {
  if (record.type !== 'track') return undefined
  const { event, from } = record
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
