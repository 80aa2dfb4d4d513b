/** The facts of a build's module graph, after unused modules and imports were dropped. */
export interface GraphFacts {
  /** The names that are imported from each package of the host, by import path. */
  imports: Map<string, Set<string>>
  /** The import paths of packages of the host that are used as a whole (`import * as`), so that any name may be used. */
  whole: Set<string>
  /**
   * The source files of the build, also those without code in the bundles: short constants are copied to their uses,
   * and their files dropped.
   */
  sources: Set<string>
  /** The compiled scripts of source files that are no scripts themselves, such as components of Vue. */
  texts: Map<string, readonly string[]>
  /** The names that each source file exports. A file is omitted when its exports are known only at run time. */
  exports: Map<string, readonly string[]>
}

export const noFacts = (): GraphFacts => ({
  imports: new Map(),
  whole: new Set(),
  sources: new Set(),
  texts: new Map(),
  exports: new Map(),
})
