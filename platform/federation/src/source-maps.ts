import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** The source maps of a release by the name of their script, in one compressed file beside the release. */
export const MAPS_FILE = 'maps.json.gz'

const zip = promisify(gzip)
const MAP = '.map'

/**
 * Moves the source maps of the browser build into one file. They contain the sources, so that they are no files of the
 * release, which everybody can download.
 */
export async function packSourceMaps(dist: string): Promise<void> {
  const folder = join(dist, 'browser')
  const names = (await readdir(folder)).filter((name) => name.endsWith(MAP)).toSorted()
  const maps = await Promise.all(
    names.map(async (name): Promise<[string, unknown]> => [
      name.slice(0, -MAP.length),
      JSON.parse(await readFile(join(folder, name), 'utf8')),
    ]),
  )
  await writeFile(join(dist, MAPS_FILE), await zip(JSON.stringify(Object.fromEntries(maps))))
  await Promise.all(names.map((name) => rm(join(folder, name))))
}
