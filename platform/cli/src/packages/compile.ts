import { join } from 'node:path'
import { build } from 'tsdown'
import { isPackage, packageName } from './package-name.ts'
import type { PackedPackage } from './packages.ts'

/** The compiled modules of one package. */
export interface Compiled {
  /** The packages that its modules import. */
  imports: ReadonlySet<string>
  /** The sources that were compiled. */
  modules: ReadonlySet<string>
}

/** Compiles a package to ES modules with source maps, one for each source; without a folder it writes nothing. */
export async function compile(
  root: string,
  { folder, entries, omits = [], inlined = [] }: PackedPackage,
  out?: string,
): Promise<Compiled> {
  const cwd = join(root, folder)
  const imports = new Set<string>()
  const modules = new Set<string>()
  const isInlined = (request: string) => inlined.includes(packageName(request))
  await build({
    config: false,
    cwd,
    entry: entries
      ? entries.map((entry) => `src/${entry}.ts`)
      : ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', ...omits.map((one) => `!src/${one}/**`)],
    root: 'src',
    unbundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    sourcemap: true,
    // Declarations come from the type check.
    dts: false,
    hash: false,
    clean: false,
    ...(out === undefined ? { write: false } : { outDir: out }),
    deps: {
      // Stylesheets are copied: the build of a remote reads them.
      neverBundle: (request) =>
        request.endsWith('.css') || (isPackage(request) && !isInlined(request)),
      alwaysBundle: isInlined,
    },
    logLevel: 'error',
    plugins: [
      {
        name: 'imports',
        generateBundle(_, files) {
          for (const file of Object.values(files)) {
            if (file.type !== 'chunk') continue
            for (const module of file.moduleIds) modules.add(module)
            for (const request of [...file.imports, ...file.dynamicImports])
              if (isPackage(request) && !(request in files)) imports.add(packageName(request))
          }
        },
      },
    ],
  })
  return { imports, modules }
}
