import type { BuiltModule } from '../used-calls.ts'
import type { Stats, StatsModule } from './bundler.ts'

/** Every module of a build, including modules that were concatenated with others. */
export function moduleList(stats: Stats): BuiltModule[] {
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    orphanModules: true,
    dependentModules: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
    groupModulesByAttributes: false,
    groupModulesByCacheStatus: false,
    groupModulesByExtension: false,
    groupModulesByPath: false,
    groupModulesByType: false,
    groupModulesByLayer: false,
    ids: true,
    usedExports: true,
  })
  return withNested(modules).map((module) => ({
    path: module.nameForCondition ?? module.identifier ?? '',
    usedExports: usedExportsOf(module),
  }))
}

const withNested = (modules: readonly StatsModule[]): StatsModule[] =>
  modules.flatMap((module) => [module, ...withNested(module.modules ?? [])])

function usedExportsOf({ usedExports }: StatsModule): readonly string[] | undefined {
  if (Array.isArray(usedExports)) return usedExports
  return usedExports === false ? [] : undefined
}
