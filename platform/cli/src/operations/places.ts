import type { EventLog } from '@borong/registry/log/events'
import { openFileLog } from '@borong/registry/log/file-log'
import { openPostgresLog } from '@borong/registry/log/postgres-log'
import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export type Environment = Record<string, string | undefined>

/** Where a shop has its state, beside the gateway's database. */
export interface Places {
  /** The directory of the embedded database; undefined with a server. */
  embedded: string | undefined
  /** Files and folders, each with its name in a backup. */
  copied: readonly { name: string; path: string }[]
  /** Whether the shop has a log of the registry. */
  hasLog(): Promise<boolean>
  openLog(): Promise<EventLog>
}

/** Reads the settings of edge, gateway and registry. */
export function placesOf(env: Environment): Places {
  const data = resolve(env.DATA_DIR ?? '.data')
  const log = join(data, 'registry/log.jsonl')
  const url = env.DATABASE_URL
  const inData = (name: string) => ({ name, path: join(data, name) })
  return {
    embedded: url ? undefined : join(data, 'database'),
    copied: [
      inData('registry/files'),
      inData('registry/keys'),
      inData('registry/admin-token'),
      inData('registry/visits.jsonl'),
      inData('edge/override.key'),
      inData('edge/registry-key.pem'),
      { name: 'files', path: resolve(env.FILES_DIR ?? join(data, 'files')) },
    ],
    hasLog: async () => url !== undefined || (await exists(log)),
    openLog: () => (url ? openPostgresLog(url) : openFileLog(log)),
  }
}

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
