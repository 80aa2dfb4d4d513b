import type { StatsError } from '@rspack/core'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { SourceError } from '@borong/federation/build-error'

/** The errors of a build by source, each once although browser and server are built from the same sources. */
export async function sourceErrors(
  directory: string,
  errors: readonly StatsError[],
): Promise<SourceError[]> {
  const found = await Promise.all(errors.map((error) => sourceError(directory, error)))
  const known = new Map(found.map((error) => [JSON.stringify(error), error]))
  return [...known.values()]
}

async function sourceError(directory: string, { message: coloured, moduleName }: StatsError) {
  // The bundler colours its messages on terminals and wherever colours are forced.
  const message = stripVTControlCharacters(coloured)
  const lines = message.split('\n')
  const stated = lines.findLast((line) => line.includes('×')) ?? lines[0]!
  const text = stated.replace(/^.*×\s*/, '').trim()
  if (!moduleName?.startsWith('./')) return { message: text }
  const file = join(directory, moduleName)
  const parsed = /─\[(\d+:\d+)\]/.exec(message)?.[1]
  return { file, place: (await placeOfImport(file, text)) ?? parsed, message: text }
}

// The bundler counts the lines of such an error in the compiled text.
async function placeOfImport(file: string, message: string): Promise<string | undefined> {
  const request = /^Module not found: Can't resolve '([^']+)'/.exec(message)?.[1]
  if (request === undefined) return undefined
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const index = lines.findIndex((line) => line.includes(`'${request}'`))
  return index === -1 ? undefined : String(index + 1)
}
