/** A package that a repository of one remote installs. */
export interface PackedPackage {
  name: string
  /** Its folder in this repository. */
  folder: string
  /** Its modules, by their paths without ending; without them all modules except tests. */
  entries?: readonly string[]
  /** Folders of its sources that it does not contain. */
  omits?: readonly string[]
  /** Other files and folders that it contains, relative to its folder. */
  files?: readonly string[]
  /** Packages of this repository whose modules are copied into it, so that a squad does not install a server. */
  inlined?: readonly string[]
  /** Packages of which a project may have one copy only: those that the host provides. */
  peers?: readonly string[]
  /** Packages that no module of it imports, but that its configuration names or its dependencies have as peers. */
  needs?: readonly string[]
  bin?: Readonly<Record<string, string>>
}

const ONE_COPY = ['react', 'react-dom', '@borong/contract']

/** The packages that a squad with its own repository needs, each after those that it imports. */
export const packages: readonly PackedPackage[] = [
  { name: '@borong/api', folder: 'shared/api', files: ['surface.json'] },
  {
    name: '@borong/contract',
    folder: 'shared/contract',
    files: ['surface.json', 'release.schema.json', 'testing', 'CHANGELOG.md', 'README.md'],
    peers: ONE_COPY,
    needs: [
      '@swc/core',
      '@swc/jest',
      '@testing-library/dom',
      '@testing-library/jest-dom',
      'jest-environment-jsdom',
      'react-dom',
    ],
  },
  { name: '@borong/ui', folder: 'shared/ui', peers: ONE_COPY, needs: ['react-dom'] },
  { name: '@borong/patterns', folder: 'shared/patterns', peers: ONE_COPY },
  {
    name: '@borong/federation',
    folder: 'platform/federation',
    omits: ['testing'],
    peers: ONE_COPY,
  },
  {
    name: '@borong/build',
    folder: 'platform/build',
    files: ['css-modules.d.ts'],
    peers: ONE_COPY,
    needs: ['@module-federation/enhanced', '@module-federation/runtime', 'react-refresh'],
  },
  {
    name: '@borong/cli',
    folder: 'platform/cli',
    entries: ['standalone/main'],
    inlined: ['@borong/registry', '@borong/edge'],
    peers: ONE_COPY,
    bin: { borong: 'bin/borong.mjs' },
  },
]
