import { bucketFrom } from '@borong/object-store/bucket-settings'
import { openBucket, type Bucket } from '@borong/object-store/bucket'
import { openFileReportLog } from '@borong/registry/health/file-report-log'
import { openPostgresReportLog } from '@borong/registry/health/postgres-report-log'
import type { ReportLog } from '@borong/registry/health/report-log'
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
  /** The counted visits beside the log. */
  openReports(): Promise<ReportLog>
  /** The bucket of release files and uploads; undefined when they are on disk. */
  bucket: Bucket | undefined
}

/** Folders of a bucket, each with its name in a backup. */
export const IN_BUCKET = [
  { name: 'registry/files', prefix: 'releases/' },
  { name: 'files', prefix: 'uploads/' },
] as const

/** Reads the settings of edge, gateway and registry. */
export function placesOf(env: Environment): Places {
  const data = resolve(env.DATA_DIR ?? '.data')
  const log = join(data, 'registry/log.jsonl')
  const url = env.DATABASE_URL
  const settings = bucketFrom(env)
  const inData = (name: string) => ({ name, path: join(data, name) })
  return {
    embedded: url ? undefined : join(data, 'database'),
    copied: [
      ...(settings
        ? []
        : [
            inData('registry/files'),
            { name: 'files', path: resolve(env.FILES_DIR ?? join(data, 'files')) },
          ]),
      inData('registry/keys'),
      inData('registry/admin-token'),
      inData('edge/override.key'),
      inData('edge/registry-key.pem'),
    ],
    bucket: settings && openBucket(settings),
    hasLog: async () => url !== undefined || (await exists(log)),
    openLog: () => (url ? openPostgresLog(url) : openFileLog(log)),
    openReports: () =>
      url
        ? openPostgresReportLog(url)
        : openFileReportLog(join(data, 'registry/visits.jsonl'), new Date(0)),
  }
}

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
