import type { StampedRecord } from '../telemetry/create-telemetry.ts'

/** The events that the page has sent. */
export const eventsOf = ({ records }: { records: readonly StampedRecord[] }) =>
  records.flatMap(({ record }) => (record.type === 'track' ? [record.event] : []))
