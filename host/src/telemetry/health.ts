import type { StampedRecord } from './create-telemetry.ts'
import { maskText } from './mask.ts'
import { stackText } from './stack-text.ts'

export interface UnitHealth {
  version: string
  loadFailures?: number
  errors?: number
  lcp?: number
  inp?: number
  /** The first error in the unit's own code, or else the first one, with its stack, masked. */
  error?: string
}

/** The health of this visit's units, in the registry's counts. */
export interface HealthBook {
  take(records: readonly StampedRecord[]): void
  /** A unit is in use: from now on it is counted. */
  used(unit: string, version: string): void
  units(): Readonly<Record<string, UnitHealth>>
}

const LONGEST = 2000

// A cut in the middle of a character would leave a half, which the registry cannot store.
const textOf = (error: unknown) =>
  maskText(stackText(error))
    .slice(0, LONGEST)
    .replace(/[\uD800-\uDBFF]$/, '')

// React's own errors, for example of a boundary that the server could not render, are consequences of another one.
function moreTelling(unit: string, first: string | undefined, next: unknown): string {
  const own = `/assets/${unit}/`
  if (first?.includes(own)) return first
  const text = textOf(next)
  return first === undefined || text.includes(own) ? text : first
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
          health.error = moreTelling(record.unit, health.error, record.error)
        }
        if (record.type === 'error') {
          const unit = record.from?.unit ?? 'host'
          const health = entry(unit, record.from?.version || versions[unit] || '')
          health.errors = (health.errors ?? 0) + 1
          health.error = moreTelling(unit, health.error, record.error)
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
