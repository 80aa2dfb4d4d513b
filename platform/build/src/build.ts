import { rspack, type Configuration, type MultiStats } from '@rspack/core'
import type { BuiltRelease, ModuleAssets } from '@borong/contract/release'
import { BuildError } from '@borong/federation/build-error'
import { bundledPackages } from '@borong/federation/bundled-packages'
import { compareSearch } from '@borong/federation/compare-search'
import { noFacts, type GraphFacts } from '@borong/federation/graph-facts'
import { inputHash } from '@borong/federation/inputs'
import { packSourceMaps } from '@borong/federation/source-maps'
import { outputHome, readUnit } from '@borong/federation/unit'
import { usedCalls } from '@borong/federation/used-calls'
import { moduleList } from '@borong/federation/webpack/module-list'
import { readGraph } from '@borong/federation/webpack/module-graph'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeRelease } from './release.ts'
import { buildWithOtherBundler } from './other-bundlers.ts'
import { sourceErrors } from './source-errors.ts'

export interface Built {
  release: BuiltRelease
  /** False when no source has changed since the last build. */
  fresh: boolean
}

/** Whether the last build of a unit was made from its present sources. */
export async function isBuilt(directory: string): Promise<boolean> {
  const last = await readFile(stampOf(directory), 'utf8').catch(() => '')
  return last === (await inputHash(directory))
}

const stampOf = (directory: string) => join(outputHome(directory), 'dist/inputs')

/** Builds a unit unless its last build was made from the same sources. Calls `onChanged` before a build begins. */
export async function build(
  directory: string,
  options: { force?: boolean; onChanged?(): void } = {},
): Promise<Built> {
  const hash = await inputHash(directory)
  const stamp = stampOf(directory)
  const last = await readFile(stamp, 'utf8').catch(() => '')
  const built = async () =>
    JSON.parse(
      await readFile(join(outputHome(directory), 'dist/release.json'), 'utf8'),
    ) as BuiltRelease
  if (last === hash && !options.force) return { release: await built(), fresh: false }
  options.onChanged?.()
  if (await buildWithOtherBundler(directory)) {
    await writeFile(stamp, hash)
    return { release: await built(), fresh: true }
  }
  const unit = await readUnit(directory)
  const config = (await import(
    `${pathToFileURL(join(directory, 'rspack.config.ts')).href}?${hash}`
  )) as {
    default: Promise<Configuration[]>
  }
  const facts = noFacts()
  const stats = await run(await config.default, facts)
  if (stats.hasErrors()) {
    const { errors = [] } = stats.toJson({ all: false, errors: true })
    throw new BuildError(unit.name, await sourceErrors(directory, errors))
  }
  await compareSearch(unit, facts)
  const modules = moduleList(stats.stats[0] as never)
  await packSourceMaps(unit.dist)
  const release = await writeRelease(unit, {
    initial: initialAssets(stats),
    bundled: unit.kind === 'host' ? new Set() : bundledPackages(modules.map(({ path }) => path)),
    calls: await usedCalls(modules, unit.table),
    facts,
    filesOf: (module) => chunkFiles(stats, module),
  })
  await writeFile(stamp, hash)
  return { release, fresh: true }
}

function run(configs: Configuration[], facts: GraphFacts): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs)
    for (const one of compiler.compilers) readGraph(one as never, facts)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error)
        if (!stats) return reject(new Error('The build gave no answer'))
        resolve(stats)
      })
    })
  })
}

function initialAssets(stats: MultiStats): ModuleAssets {
  const browser = stats.stats[0]!.toJson({ all: false, entrypoints: true, assets: true })
  const names = (browser.entrypoints?.main?.assets ?? []).map((asset) => asset.name)
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
  }
}

/** The scripts of the chunk that contains a module of the browser build. */
function chunkFiles(stats: MultiStats, module: string): string[] {
  const { chunks = [] } = stats.stats[0]!.toJson({
    all: false,
    chunks: true,
    chunkModules: true,
    chunkModulesSpace: Infinity,
    ids: true,
  })
  return chunks
    .filter(({ modules = [] }) => modules.some((one) => one.nameForCondition === module))
    .flatMap(({ files = [] }) => files)
}
