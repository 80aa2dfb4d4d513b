/** The packages of which a page has one copy, besides the contract. */
const SINGLE = [
  'react',
  'react-dom',
  'jotai',
  'axios',
  'react-router',
  'react-router-dom',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'i18next',
]

// Its source in this repository, or the installed package.
const CONTRACT =
  /\/shared\/contract(-\d+)?\/src\/index\.ts$|\/node_modules\/@borong\/contract\/dist\/index\.js$/

/** The packages of the host among the modules of a remote's browser build, which bundles them by mistake. */
export function bundledPackages(paths: readonly string[]): Set<string> {
  const found = SINGLE.filter((name) =>
    paths.some((path) => path.includes(`/node_modules/${name}/`)),
  )
  if (paths.some((path) => CONTRACT.test(path))) found.push('@borong/contract')
  return new Set(found)
}
