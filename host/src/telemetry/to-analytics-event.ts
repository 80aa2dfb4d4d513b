import type { StampedRecord } from './create-telemetry.ts'
import { originOf } from './origin.ts'
import { eventOf } from './shop-events.ts'

export interface AnalyticsEvent {
  name: string
  properties: Record<string, unknown>
}

/** A record as an event of the analytics service; undefined for records that only monitoring needs. */
export function toAnalyticsEvent(stamped: StampedRecord): AnalyticsEvent | undefined {
  const { record, path } = stamped
  const properties = { ...originOf(stamped), path }
  if (record.type === 'vital')
    return {
      name: 'web_vital',
      properties: { ...properties, vital: record.name, value: record.value },
    }
  if (record.type === 'load-failure') {
    const { module, recovered } = record
    return { name: 'load_failure', properties: { ...properties, module, recovered } }
  }
  const event = eventOf(record)
  if (!event) return undefined
  if ('page' in event) {
    const { page, ecommerce } = event
    return { name: 'ecommerce_page_view', properties: { ...properties, page, ecommerce } }
  }
  return { name: `${event.category} ${event.action}`, properties: { ...properties, ...event } }
}
