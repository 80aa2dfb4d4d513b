import type { StampedRecord } from './create-telemetry.ts'

export interface UnitHealth {
  version: string
  loadFailures?: number
  errors?: number
  lcp?: number
  inp?: number
}

/** The health of this visit's units, in the registry's counts. */
export interface HealthBook {
  take(records: readonly StampedRecord[]): void
  /** A unit is in use: from now on it is counted. */
  used(unit: string, version: string): void
  units(): Readonly<Record<string, UnitHealth>>
}

export function createHealthBook(): HealthBook {
  const units = new Map<string, UnitHealth>()
  // A visit counts for the first version of a unit: the figures of its fallback would hide the failure.
  const entry = (unit: string, version: string): UnitHealth => {
    const first = units.get(unit) ?? { version }
    units.set(unit, first)
    return first.version === version ? first : { version }
  }
  return {
    used: (unit, version) => void entry(unit, version),
    take(records) {
      for (const { record, versions } of records) {
        if (record.type === 'load-failure') {
          const health = entry(record.unit, record.version)
          health.loadFailures = (health.loadFailures ?? 0) + 1
        }
        if (record.type === 'error') {
          const unit = record.from?.unit ?? 'host'
          const health = entry(unit, record.from?.version || versions[unit] || '')
          health.errors = (health.errors ?? 0) + 1
        }
        if (
          record.type === 'vital' &&
          record.from &&
          (record.name === 'lcp' || record.name === 'inp')
        ) {
          entry(record.from.unit, record.from.version)[record.name] = Math.round(record.value)
        }
      }
    },
    units: () => Object.fromEntries(units),
  }
}
