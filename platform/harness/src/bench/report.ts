import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { root } from '@borong/build/units'

/** Prints a table, and inserts it into a document between the benchmark's marks. */
export async function write(document: string, subject: string, table: string): Promise<void> {
  process.stdout.write(`${table}\n\n`)
  const text = await readFile(document, 'utf8')
  const [start, end] = [`<!-- bench ${subject} -->\n`, '<!-- /bench -->']
  const from = text.indexOf(start) + start.length
  const to = text.indexOf(end, from)
  if (from < start.length || to < 0)
    throw new Error(`${relative(root, document)} has no place for ${subject}`)
  await writeFile(document, `${text.slice(0, from)}${table}\n${text.slice(to)}`)
}
