import { root } from '@borong/build/units'
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A sentence for every link of a document to a file that does not exist. */
export async function findDeadDocumentLinks(): Promise<string[]> {
  const found: string[] = []
  // The texts of pages link to pages, which `links` checks.
  const exclude = (name: string) =>
    /node_modules|^(dist|\.cache|\.data|remotes\/\w+\/src)$/.test(name)
  for await (const file of glob('**/*.md', { cwd: root, exclude }))
    for (const target of fileLinksIn(await readFile(join(root, file), 'utf8')))
      if (!existsSync(join(root, dirname(file), target)))
        found.push(`${file} links to ${target}, which does not exist`)
  return found
}

/** The files that a Markdown text links to, relative to itself. */
export const fileLinksIn = (text: string): string[] =>
  [...text.replace(/```.*?```|`[^`]*`/gs, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!.replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
