import type { CountedVisit } from '@borong/registry/health/report-log'
import type { LoggedEvent } from '@borong/registry/log/events'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Complaint, type Command } from '../command.ts'
import { copyToBucket, refuseFullBucket } from './bucket-copies.ts'
import { copyAll, filesIn } from './copy.ts'
import { onGatewayDatabase } from './gateway-database.ts'
import { verifiedManifest, type Manifest } from './manifest.ts'
import { exists, IN_BUCKET, placesOf, type Environment, type Places } from './places.ts'

const usage =
  'borong restore <directory>\n\nFills an empty database and empty directories with a backup. DATABASE_URL, DATA_DIR and FILES_DIR name them.\nRefuses an altered backup and a place that is not empty.'

export const restore: Command = {
  summary: 'fills an empty shop with a backup',
  usage,
  async run([directory, ...others]) {
    if (!directory || others.length > 0) throw new Complaint(usage)
    const { createdAt, files } = await restoreShop(process.env, resolve(directory))
    process.stdout.write(
      `The backup of ${createdAt} is restored: ${Object.keys(files).length} files.\n`,
    )
  },
}

/** Verifies everything before it writes anything. */
export async function restoreShop(env: Environment, directory: string): Promise<Manifest> {
  const manifest = await verifiedManifest(directory)
  const places = placesOf(env)
  await refuseFull(places)
  await onGatewayDatabase(env, 'load', join(directory, 'database'))
  const logged = join(directory, 'registry/log.jsonl')
  if (await exists(logged)) await restoreLog(places, await readFile(logged, 'utf8'))
  const visited = join(directory, 'registry/visits.jsonl')
  if (await exists(visited)) await restoreVisits(places, await readFile(visited, 'utf8'))
  for (const { name, path } of places.copied) await copyAll(join(directory, name), path)
  if (places.bucket)
    for (const { name, prefix } of IN_BUCKET)
      await copyToBucket(join(directory, name), places.bucket, prefix)
  return manifest
}

async function refuseFull(places: Places): Promise<void> {
  const embedded = places.embedded ? [places.embedded] : []
  for (const path of [...embedded, ...places.copied.map((copied) => copied.path)]) {
    if ((await filesIn(path)).length > 0)
      throw new Complaint(`${path} is not empty. Restore into an empty place.`, 'refused')
  }
  if (places.bucket)
    for (const { prefix } of IN_BUCKET) await refuseFullBucket(places.bucket, prefix)
  if (!(await places.hasLog())) return
  const log = await places.openLog()
  const events = await log.read(0).finally(() => log.close())
  if (events.length > 0)
    throw new Complaint('The registry has a log already. Restore into an empty place.', 'refused')
}

async function restoreLog(places: Places, text: string): Promise<void> {
  const log = await places.openLog()
  try {
    for (const line of text.split('\n').filter(Boolean)) {
      const event = JSON.parse(line) as LoggedEvent
      if (!(await log.append(event)))
        throw new Complaint(`Event ${event.sequence} of the registry was not stored.`, 'failed')
    }
  } finally {
    await log.close()
  }
}

const VISITS_PER_BATCH = 1_000

async function restoreVisits(places: Places, text: string): Promise<void> {
  const visits = text.split('\n').filter(Boolean)
  const reports = await places.openReports()
  try {
    for (let from = 0; from < visits.length; from += VISITS_PER_BATCH) {
      const some = visits.slice(from, from + VISITS_PER_BATCH)
      await reports.append(...some.map((line) => JSON.parse(line) as CountedVisit))
    }
  } finally {
    await reports.close()
  }
}
