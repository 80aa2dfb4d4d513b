import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** The path of a program of this machine; undefined when it has none. */
export async function findProgram(name: string): Promise<string | undefined> {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']) {
    const program = join(folder, name)
    if (
      folder &&
      (await access(program)
        .then(() => true)
        .catch(() => false))
    )
      return program
  }
  return undefined
}
