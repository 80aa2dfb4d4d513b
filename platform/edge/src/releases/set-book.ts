import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setId, type Versions } from './release-set.ts'

/** Every release set that this edge has served, by id, so that any of them can be opened again. */
export interface SetBook {
  find(id: string): Versions | undefined
  record(versions: Versions): void
  /** Resolves when everything recorded is on disk. */
  settled(): Promise<void>
}

const KEPT = 5_000

export async function openSetBook(path: string): Promise<SetBook> {
  const lines = (await readFile(path, 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .slice(-KEPT)
  const sets = new Map(
    lines.flatMap((line) => parsed(line)).map((versions) => [setId(versions), versions]),
  )
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, lines.map((line) => `${line}\n`).join(''))
  let writing: Promise<unknown> = Promise.resolve()
  return {
    find: (id) => sets.get(id),
    record(versions) {
      const id = setId(versions)
      if (sets.has(id)) return
      sets.set(id, versions)
      writing = writing
        .then(() => appendFile(path, `${JSON.stringify(versions)}\n`))
        .catch(() => {})
    },
    settled: async () => void (await writing),
  }
}

// The last line is incomplete when the process ended while writing it.
function parsed(line: string): Versions[] {
  try {
    return [JSON.parse(line) as Versions]
  } catch {
    return []
  }
}
