/** The parts of a repository that differ by bundler and framework. */
export interface Template {
  /** The configuration of the bundler and the sources, by path. */
  files(name: string): Record<string, string>
  /** The packages that the page contains, besides the calls. Default: the design system and its patterns. */
  dependencies?: readonly string[]
  devDependencies?: readonly string[]
  /** More fields of package.json. */
  manifest?: Readonly<Record<string, unknown>>
}
