import { root } from '@borong/build/units'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'

/**
 * The packages that each package may import. A remote imports no other remote and not the host; the host imports no
 * remote.
 */
const allowed: Record<string, readonly string[]> = {
  host: ['contract', 'ui', 'api'],
  'remotes/*': ['contract', 'ui', 'api', 'build'],
  'shared/api': [],
  'shared/contract': ['api'],
  'shared/ui': [],
  gateway: ['api'],
  demo: ['gateway', 'api'],
  'platform/registry': ['contract'],
  'platform/edge': ['contract', 'api', 'registry'],
  'platform/build': ['contract'],
  'platform/cli': ['contract', 'api', 'registry', 'build', 'edge'],
  e2e: ['contract', 'api', 'cli', 'build', 'registry', 'edge', 'gateway'],
}

// Statements, which begin a line, and dynamic imports; not the content of strings.
const IMPORTS = [
  /^\s*(?:import|export)\b[^'"`;]*?['"]([^'"]+)['"]/gm,
  /[^'"`]\bimport\(\s*['"]([^'"]+)['"]/g,
]

/** A sentence for every import that crosses a boundary. */
export async function findTrespasses(): Promise<string[]> {
  const found: string[] = []
  for (const [pattern, mayImport] of Object.entries(allowed)) {
    for await (const file of glob(`${pattern}/**/*.{ts,tsx,mjs}`, {
      cwd: root,
      exclude: (name) => /node_modules|dist|\.tsc/.test(name),
    })) {
      const folder = file.split(sep).slice(0, pattern.split('/').length).join('/')
      // A real shop runs without the demo; only the gateway's tests need it.
      const alsoDemo = pattern === 'gateway' && /\.test\.ts$|testing|bench/.test(file)
      const mayImportHere = alsoDemo ? [...mayImport, 'demo'] : mayImport
      const text = await readFile(join(root, file), 'utf8')
      for (const [, specifier] of IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)]))
        found.push(...trespass(file, folder, specifier!, mayImportHere))
    }
  }
  return found
}

function trespass(
  file: string,
  folder: string,
  specifier: string,
  mayImport: readonly string[],
): string[] {
  const ours = /^@borong\/([\w-]+)/.exec(specifier)?.[1]
  if (ours && !mayImport.includes(ours) && !folder.endsWith(`/${ours}`) && folder !== ours)
    return [
      `${file} imports ${specifier}: ${folder} may import only ${mayImport.map((name) => `@borong/${name}`).join(', ') || 'nothing of ours'}`,
    ]
  if (specifier.startsWith('.')) {
    const target = relative(root, resolve(root, dirname(file), specifier))
    const isRecipe = target.startsWith('rspack.config.base') || file.startsWith('rspack.')
    if (target !== '' && target !== folder && !target.startsWith(`${folder}/`) && !isRecipe)
      return [`${file} reaches into ${target}: import the package by its name`]
  }
  return []
}
