import { MAPS_FILE } from '@borong/federation/source-maps'
import { unitName } from '@borong/build/units'
import { debugIdOf } from '@borong/contract/debug-id'
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Complaint, type Command } from '../command.ts'
import { directoryOf } from '../directory-of.ts'
import { readOptions } from '../read-options.ts'

const usage = `borong sourcemaps <unit …> [--out sourcemaps]

Writes the scripts of built units with their source maps and debug ids, as an error-reporting service reads them:

  sentry-cli sourcemaps upload sourcemaps

The pages report the debug ids of their scripts with each error. Run it with the build that you publish.`

export const sourcemaps: Command = {
  summary: 'writes the source maps of built units for an error-reporting service',
  usage,
  async run(args) {
    const { values, positionals } = readOptions(
      { out: { type: 'string', default: 'sourcemaps' } },
      args,
      usage,
    )
    if (positionals.length === 0) throw new Complaint(usage)
    for (const directory of await Promise.all(positionals.map(directoryOf))) {
      const out = resolve(values.out, unitName(directory))
      const written = await writeSourceMaps(directory, out)
      process.stdout.write(`${out}: ${written} scripts with their source maps\n`)
    }
  },
}

/** Writes copies of a unit's scripts that name their source maps, and returns how many. */
export async function writeSourceMaps(directory: string, out: string): Promise<number> {
  const packed = await readFile(join(directory, 'dist', MAPS_FILE)).catch(() => undefined)
  if (!packed) {
    const unit = unitName(directory)
    throw new Complaint(`${unit} is not built.\n  Build it first: borong build ${unit}`, 'build')
  }
  const maps = JSON.parse(gunzipSync(packed).toString()) as Record<string, object>
  const scripts = Object.entries(maps).filter(([name]) => name.endsWith('.js'))
  await mkdir(out, { recursive: true })
  for (const [script, map] of scripts) {
    const code = await readFile(join(directory, 'dist/browser', script))
    const debugId = debugIdOf(createHash('sha384').update(code).digest())
    const named = `${code.toString()}\n//# debugId=${debugId}\n//# sourceMappingURL=${script}.map\n`
    await writeFile(join(out, script), named)
    await writeFile(join(out, `${script}.map`), JSON.stringify({ ...map, debugId }))
  }
  return scripts.length
}
