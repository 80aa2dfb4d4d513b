import type { Compilation, Compiler, Module, Stats, StatsModule } from 'webpack'

/**
 * Webpack and Rspack have the same hooks and the same module graph. Their types are declared apart, so the code for both
 * is written with those of webpack.
 */
export type { Compilation, Compiler, Module, Stats, StatsModule }

/** A plugin for both. */
export interface BundlerPlugin {
  apply(compiler: Compiler): void
}
