import { features, isFeature } from '@borong/api/features'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { reasonOf, type Log } from '../http/log.ts'
import { readState, writeState } from '../releases/stored-state.ts'
import type { HasFeature } from './route-table.ts'

const RETRY_MS = 2_000
const WAIT_MS = 5_000

interface Source {
  /** `all`, `none`, names separated by commas, or the address of the back end's own list. */
  setting: string
  gatewayOrigin: string
  /** Keeps the list, so that an edge also starts while the back end is down. */
  stateDirectory: string
  log: Log
  signal: AbortSignal
  /** The time before the list is asked for again. */
  retryMs?: number
}

/**
 * Reads once which features the back end has. When it does not answer, its last list serves. Without one it is asked again
 * until it answers.
 */
export async function shopFeatures({
  setting,
  gatewayOrigin,
  stateDirectory,
  log,
  signal,
  retryMs = RETRY_MS,
}: Source): Promise<HasFeature> {
  if (setting === 'all') return () => true
  if (!/^(https?:\/)?\//.test(setting)) return hasOneOf(namedFeatures(setting))
  const address = new URL(setting, gatewayOrigin)
  const kept = join(stateDirectory, 'features.json')
  for (;;) {
    try {
      const names = await listAt(address, signal)
      await writeState(kept, names).catch((error: unknown) =>
        log('warn', 'The list of features can not be kept', { reason: reasonOf(error) }),
      )
      return hasOneOf(names)
    } catch (error) {
      signal.throwIfAborted()
      log('warn', 'The features of the back end are unknown', {
        address: address.href,
        reason: reasonOf(error),
      })
      const last = await readState<string[]>(kept)
      if (last) return hasOneOf(last)
      await wait(retryMs, undefined, { signal })
    }
  }
}

/** The names of a setting. An unknown name is an error, because a page would be missing without a reason. */
export function namedFeatures(setting: string): readonly string[] {
  if (setting === 'none') return []
  const names = setting.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !isFeature(name))
  if (unknown.length > 0)
    throw new Error(
      `FEATURES names ${unknown.map((name) => `“${name}”`).join(', ')}. It is all, none, an address, or some of: ${Object.keys(features).join(', ')}.`,
    )
  return names
}

async function listAt(address: URL, signal: AbortSignal): Promise<readonly string[]> {
  const answer = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]),
  })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const list = (await answer.json()) as { features?: unknown }
  if (Array.isArray(list.features) && list.features.every((name) => typeof name === 'string'))
    return list.features
  throw new Error('the answer is not { "features": [names] }')
}

const hasOneOf = (names: readonly string[]): HasFeature => {
  const known = new Set(names)
  return (feature) => known.has(feature)
}
