import { root } from '@borong/build/units'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const STYLES = '{host,remotes/*,shared/*}/**/*.css'

/** A sentence for every style that uses a grid area which its own file does not define. */
export async function findStyleErrors(): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob(STYLES, { cwd: root, exclude: ['**/node_modules', '**/dist'] }))
    for (const area of lostAreasIn(await readFile(join(root, file), 'utf8')))
      found.push(
        `${file} puts something into the grid area “${area}”, which no grid of this file has: the names of a module's areas are its own`,
      )
  return found
}

/** The grid areas that a stylesheet uses but does not define. */
export function lostAreasIn(source: string): string[] {
  const styles = source.replace(/\/\*.*?\*\//gs, '')
  const laidOut = new Set(
    [...styles.matchAll(/grid-template(?:-areas)?:([^;}]*)/g)].flatMap(
      ([, areas]) => areas!.match(/[\w-]+/g) ?? [],
    ),
  )
  return [...styles.matchAll(/grid-area:\s*([a-z][\w-]*)\s*[;}]/gi)]
    .map(([, area]) => area!)
    .filter((area) => area !== 'auto' && !laidOut.has(area))
}
