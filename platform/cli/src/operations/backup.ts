import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Complaint, type Command } from '../command.ts'
import { copyFromBucket } from './bucket-copies.ts'
import { copyAll, filesIn, FOLDER_MODE } from './copy.ts'
import { onGatewayDatabase } from './gateway-database.ts'
import { writeManifest, type Manifest } from './manifest.ts'
import { IN_BUCKET, placesOf, type Environment } from './places.ts'

const usage =
  'borong backup <directory>\n\nWrites the database, the log of the registry, keys, release files and uploads into an empty directory.\nDATABASE_URL, DATA_DIR and FILES_DIR name the shop, as for its services. With the embedded database the gateway has to be stopped.'

export const backup: Command = {
  summary: 'writes everything that a shop stores into a directory',
  usage,
  async run([directory, ...others]) {
    if (!directory || others.length > 0) throw new Complaint(usage)
    const { files } = await backUp(process.env, resolve(directory))
    process.stdout.write(`${Object.keys(files).length} files are in ${directory}.\n`)
  },
}

/** The database comes first: a file that it names is there before, and is copied after it. */
export async function backUp(env: Environment, directory: string): Promise<Manifest> {
  if ((await filesIn(directory)).length > 0)
    throw new Complaint(`${directory} is not empty. A backup needs a directory of its own.`)
  await mkdir(join(directory, 'registry'), { recursive: true, mode: FOLDER_MODE })
  const places = placesOf(env)
  await onGatewayDatabase(env, 'dump', join(directory, 'database'))
  if (await places.hasLog()) {
    const log = await places.openLog()
    const events = await log.read(0).finally(() => log.close())
    await writeLines(join(directory, 'registry/log.jsonl'), events)
    const reports = await places.openReports()
    const visits = await reports.read().finally(() => reports.close())
    await writeLines(join(directory, 'registry/visits.jsonl'), visits)
  }
  for (const { name, path } of places.copied) await copyAll(path, join(directory, name))
  if (places.bucket)
    for (const { name, prefix } of IN_BUCKET)
      await copyFromBucket(places.bucket, prefix, join(directory, name))
  return writeManifest(directory)
}

const writeLines = (path: string, values: readonly object[]) =>
  writeFile(path, values.map((value) => `${JSON.stringify(value)}\n`).join(''), { mode: 0o600 })
