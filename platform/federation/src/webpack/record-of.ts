import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundledPackages } from '../bundled-packages.ts'
import { compareSearch } from '../compare-search.ts'
import { noFacts, type GraphFacts } from '../graph-facts.ts'
import { inputHash } from '../inputs.ts'
import { modulesOf, readManifest } from '../manifest.ts'
import { writeRecord } from '../record.ts'
import { packSourceMaps } from '../source-maps.ts'
import type { Unit } from '../unit.ts'
import { usedCalls, type BuiltModule } from '../used-calls.ts'
import type { BundlerPlugin } from './bundler.ts'
import { moduleList } from './module-list.ts'
import { readGraph } from './module-graph.ts'
import { withoutPlace } from './own-packages.ts'

/** Webpack can't name the file of a container by its content. */
export const ENTRY = 'entry.js'

interface Finished {
  facts: GraphFacts
  modules: readonly BuiltModule[]
}

/** Writes the record of a remote when the builds of both sides are done, and after each change again. */
export function recordOf(
  unit: Unit,
  own: readonly string[],
): { plugin(side: 'browser' | 'server'): BundlerPlugin } {
  const finished: { browser?: Finished; server?: Finished } = {}

  const write = async ({ browser, server }: Required<typeof finished>) => {
    const facts = merged(browser.facts, server.facts)
    await compareSearch(unit, facts)
    const entry = await nameEntry(join(unit.dist, 'browser'))
    await packSourceMaps(unit.dist)
    const manifest = await readManifest(unit)
    const bundled = bundledPackages(browser.modules.map(({ path }) => path))
    await writeRecord(unit, {
      entry,
      modules: modulesOf(manifest),
      bundled: new Set([...bundled].filter((name) => !own.includes(name))),
      own,
      calls: await usedCalls(browser.modules, unit.table),
      facts,
      manifest,
    })
    await writeFile(join(unit.dist, 'inputs'), await inputHash(unit.directory))
  }

  return {
    plugin: (side) => ({
      apply(compiler) {
        const facts = noFacts()
        compiler.hooks.thisCompilation.tap('record', () => {
          for (const list of Object.values(facts) as (Map<string, unknown> | Set<string>)[])
            list.clear()
        })
        readGraph(compiler, facts, withoutPlace)
        compiler.hooks.done.tapPromise('record', async (stats) => {
          delete finished[side]
          if (stats.hasErrors()) return
          finished[side] = { facts, modules: moduleList(stats) }
          const { browser, server } = finished
          if (browser && server) await write({ browser, server })
        })
      },
    }),
  }
}

/** Browsers keep a file for ever by its name, so it has a hash of the content in it. */
async function nameEntry(folder: string): Promise<string> {
  const file = join(folder, ENTRY)
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8)
  const name = ENTRY.replace('.', `.${hash}.`)
  await rename(file, join(folder, name))
  await rename(`${file}.map`, join(folder, `${name}.map`)).catch(ignoreMissing)
  return name
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

function merged(one: GraphFacts, other: GraphFacts): GraphFacts {
  const imports = new Map(one.imports)
  for (const [request, names] of other.imports)
    imports.set(request, new Set([...(imports.get(request) ?? []), ...names]))
  return {
    imports,
    whole: new Set([...one.whole, ...other.whole]),
    sources: new Set([...one.sources, ...other.sources]),
    texts: new Map([...one.texts, ...other.texts]),
    exports: new Map([...other.exports, ...one.exports]),
  }
}
