import type { StampedRecord } from './create-telemetry.ts'
import { unitInStack } from './unit-in-stack.ts'

/** The remote and release of a record, in the terms that all services use. */
export interface Origin {
  release_set: string
  remote?: string
  remote_version?: string
}

export function originOf({ record, set, versions }: StampedRecord): Origin {
  const unit = unitOf(record)
  if (!unit) return { release_set: set }
  return {
    release_set: set,
    remote: unit.name,
    remote_version: unit.version || versions[unit.name] || '',
  }
}

function unitOf(record: StampedRecord['record']): { name: string; version?: string } | undefined {
  if (record.type === 'load-failure') return { name: record.unit, version: record.version }
  if (record.type === 'duplicate') return { name: record.bringer }
  if ('from' in record && record.from)
    return { name: record.from.unit, version: record.from.version }
  if (record.type !== 'error') return undefined
  const stack = record.error instanceof Error ? (record.error.stack ?? '') : ''
  const name = unitInStack(stack)
  return { name: name === 'unknown' ? 'host' : name }
}
