import type { StampedRecord } from './create-telemetry.ts'
import { originOf } from './origin.ts'

export interface AnalyticsEvent {
  name: string
  properties: Record<string, unknown>
}

/** A record as the analytics service counts it; nothing for what only monitoring wants. */
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
  if (record.type !== 'track') return undefined
  const { event } = record
  if ('page' in event) {
    const { page, ecommerce } = event
    return { name: 'ecommerce_page_view', properties: { ...properties, page, ecommerce } }
  }
  return { name: `${event.category} ${event.action}`, properties: { ...properties, ...event } }
}
