import { isAbsolute, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { bundledPackages } from './bundled-packages.ts'
import { compareSearch } from './compare-search.ts'
import { noFacts } from './graph-facts.ts'
import { layerStyles } from './layer-styles.ts'
import type { BorongOptions } from './options.ts'
import { writeRecord } from './record.ts'
import { packSourceMaps } from './source-maps.ts'
import { exposedModules, readUnit, type Unit } from './unit.ts'
import { usedCalls, type BuiltModule } from './used-calls.ts'
import { wrapChunk } from './vite/chunk-code.ts'
import { chunksGlobal, modulesIn, writeContainer, type BuiltChunk } from './vite/container.ts'
import { addImportedNames } from './vite/imported-names.ts'
import { isShared, majorsOf } from './vite/shared-requests.ts'
import { sourceFile } from './vite/source-file.ts'
import { viteConfig } from './vite/vite-config.ts'
import { ownPackages, packageOf, type OwnPackages } from './webpack/own-packages.ts'

const SERVER_ENTRY = '\0borong-server'
const PRELOADER = '\0vite/preload-helper.js'

/** Builds a remote with Vite: its scripts, its styles, its server bundle and its release record. */
export function borong({ own = [] }: BorongOptions = {}): Plugin {
  let unit: Unit
  let owned: OwnPackages
  const facts = noFacts()
  const chunks = new Map<string, BuiltChunk>()
  const modules: BuiltModule[] = []
  const requests = new Set<string>()

  return {
    name: 'borong',
    enforce: 'pre',
    apply: 'build',
    sharedDuringBuild: true,

    async config({ root = process.cwd() }) {
      unit = await readUnit(resolve(root))
      if (!unit.table) throw new Error(`${resolve(root)} has no remote.ts`)
      owned = ownPackages(unit, own)
      return viteConfig(unit, SERVER_ENTRY)
    },

    resolveId(request, from = '') {
      if (request === SERVER_ENTRY) return request
      if (owned.has(request) && owned.requestFrom(request, from) === request) {
        const name = packageOf(request)
        return this.resolve(owned.alias[name]! + request.slice(name.length), from, {
          skipSelf: true,
        })
      }
      return isShared(unit, request) ? { id: request, external: true } : undefined
    },

    load(id) {
      if (id === SERVER_ENTRY) return { code: serverEntry(unit), moduleType: 'js' }
      // The container loads the files of a chunk that is imported later.
      if (id === PRELOADER) return 'export const __vitePreload = (load) => load()'
    },

    transform(code, id) {
      if (!/\.(css|scss|sass|less)(\?|$)|[?&]lang\.(css|scss|sass|less)/.test(id)) return
      if (/[?&](raw|inline|url)\b/.test(id)) return
      return { code: layerStyles(code, id, unit.layer), map: null }
    },

    renderChunk(code, { dynamicImports }) {
      if (this.environment.name !== 'client') return
      const later = dynamicImports.filter((name) => !isShared(unit, name))
      addImportedNames(code, (request) => isShared(unit, request), facts)
      return { code: wrapChunk(code, chunksGlobal(unit), later), map: null }
    },

    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          const isOwnFile = (name: string) => name in bundle
          const exposed = exposedBy(unit, file)
          chunks.set(file.fileName, {
            exposed,
            imports: file.imports.filter(isOwnFile),
            later: file.dynamicImports.filter(isOwnFile),
            css: [...(file.viteMetadata?.importedCss ?? [])],
          })
          for (const name of [...file.imports, ...file.dynamicImports])
            if (!isOwnFile(name)) requests.add(name)
          for (const [path, { renderedExports }] of Object.entries(file.modules)) {
            modules.push({ path: path.split('?')[0]!, usedExports: renderedExports })
          }
          if (exposed !== undefined && file.facadeModuleId)
            facts.exports.set(file.facadeModuleId, file.exports)
        }
        // Also files without code in the bundle: their constants were copied.
        for (const id of this.getModuleIds()) {
          const [path] = id.split('?')
          if (!isSource(path!)) continue
          facts.sources.add(path!)
          const text = this.getModuleInfo(id)?.code
          if (!/\.[jt]sx?$/.test(path!) && text)
            facts.texts.set(path!, [...(facts.texts.get(path!) ?? []), text])
        }
      },
    },

    buildApp: {
      order: 'post',
      async handler({ build, environments: { client, ssr } }) {
        for (const environment of [client!, ssr!])
          if (!environment.isBuilt) await build(environment)
        await compareSearch(unit, facts)
        await packSourceMaps(unit.dist)
        const shared = majorsOf(unit, requests)
        const bundled = bundledPackages(modules.map(({ path }) => path))
        await writeRecord(unit, {
          entry: await writeContainer(unit, chunks, shared),
          modules: modulesIn(unit, chunks),
          bundled: new Set([...bundled].filter((name) => !own.includes(name))),
          own,
          calls: await usedCalls(modules, unit.table),
          facts,
        })
      },
    },
  }
}

const isSource = (path: string) =>
  isAbsolute(path) && !path.includes('/node_modules/') && !/\.(css|scss|sass|less|json)$/.test(path)

const exposedBy = (unit: Unit, { isEntry, facadeModuleId }: Rolldown.OutputChunk) =>
  isEntry
    ? exposedModules(unit.table!).find((module) => sourceFile(unit, module) === facadeModuleId)
    : undefined

/** Every exposed module by name, run at its first request. */
const serverEntry = (unit: Unit) => {
  const lines = exposedModules(unit.table!).map(
    (module) =>
      `  ${JSON.stringify(module)}: () => require(${JSON.stringify(sourceFile(unit, module))}),`,
  )
  return `module.exports = {\n${lines.join('\n')}\n}\n`
}
