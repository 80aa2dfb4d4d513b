import { isApiError } from '@borong/contract'
import type { StampedRecord } from './create-telemetry.ts'
import { originOf } from './origin.ts'

export interface LogLine {
  level: 'error' | 'warn' | 'info'
  message: string
  context: Readonly<Record<string, unknown>>
  error?: Error
}

const CLIENT_SIDE = 'Client-Side Request Error'

/** A record as a line of the monitoring log; undefined for records that are not logged. */
export function toLogLine(stamped: StampedRecord): LogLine | undefined {
  const { record, at, path } = stamped
  const context = { ...originOf(stamped), path, at: new Date(at).toISOString() }
  if (record.type === 'request') {
    const { url, status, call, ms } = record
    const { level, word } = outcomeOf(status)
    return {
      level,
      message: `${word} hit endpoint ${url}`,
      context: {
        ...context,
        call,
        duration_ms: ms,
        status_code: status,
        ...(status === 0 ? { body: CLIENT_SIDE } : {}),
      },
    }
  }
  if (record.type === 'error') {
    const error = asError(record.error)
    return {
      level: 'error',
      message: error.message,
      context: { ...context, ...causeOf(error), ...record.context },
      error,
    }
  }
  if (record.type === 'load-failure') {
    const { unit, version, module, recovered, error } = record
    return {
      level: recovered ? 'warn' : 'error',
      message: `ChunkLoadError: ${unit} ${version} could not load ${module}`,
      context: { ...context, module, recovered, reason: asError(error).message },
    }
  }
  if (record.type === 'duplicate') {
    const message = `${record.bringer} brought a second copy of ${record.library}`
    return { level: 'warn', message, context }
  }
  return undefined
}

/** The name and the status of a failed call. Its message is for the buyer only. */
const causeOf = (error: Error) =>
  isApiError(error) ? { reason: error.reason, status_code: error.status } : {}

//
function outcomeOf(status: number) {
  if (status >= 500) return { level: 'error', word: 'Error' } as const
  if (status >= 400) return { level: 'warn', word: 'Warning' } as const
  if (status >= 200) return { level: 'info', word: 'Success' } as const
  return { level: 'error', word: 'Error' } as const
}

/** Converts a thrown value to an error. */
export const asError = (thrown: unknown): Error =>
  thrown instanceof Error
    ? thrown
    : new Error(typeof thrown === 'string' ? thrown : 'Unknown error')
