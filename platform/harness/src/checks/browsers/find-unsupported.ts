import { enhancements } from '@borong/federation/browsers'
import { root } from '@borong/build/units'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { browsersDocument, DOCUMENT } from './browsers-document.ts'
import { scriptFeaturesIn } from './script-features.ts'
import { styleFeaturesIn } from './style-features.ts'
import { browsersWithout, findFeature } from './support.ts'

const STYLES = '{host,remotes/*,shared/{ui,patterns}}/src/**/*.css'
const SCRIPTS = '{host,remotes/*,shared/*}/src/**/*.{ts,tsx}'
const OF_SERVERS = /node_modules|^(testing|surface)$|\.test\.tsx?$|\.shapes\.ts$/

/** Own methods and callbacks with the name of a method that only new browsers have. */
const OWN_METHODS = new Set([
  'javascript.builtins.Iterator.drop',
  'javascript.builtins.Iterator.take',
  'api.HTMLInputElement.capture',
  'api.Window.restore',
])

/** A sentence for each feature of a browser that a page uses, that a supported browser lacks and that is not declared. */
export async function findUnsupported(): Promise<string[]> {
  const found: string[] = []
  const exclude = (name: string) => OF_SERVERS.test(name)
  for await (const file of glob(STYLES, { cwd: root, exclude }))
    found.push(...unsupportedStyles(file, await readFile(join(root, file), 'utf8')))
  for await (const file of glob(SCRIPTS, { cwd: root, exclude })) {
    const source = await readFile(join(root, file), 'utf8')
    if (!source.includes("from 'node:")) found.push(...unsupportedScripts(file, source))
  }
  if ((await readFile(DOCUMENT, 'utf8').catch(() => '')) !== browsersDocument())
    found.push('docs/browsers.md: run node platform/harness/src/checks/browsers/write-document.ts')
  return found
}

export function unsupportedStyles(file: string, source: string): string[] {
  const found = styleFeaturesIn(file, source).flatMap(({ names, text, hasFallback, isState }) => {
    const name = names.find((one) => findFeature(one))
    if (name === undefined || hasFallback || (isAllowed(name) && !isState)) return []
    return sentence(file, `“${text}”`, name)
  })
  return [...new Set(found)]
}

export const unsupportedScripts = (file: string, source: string): string[] =>
  scriptFeaturesIn(file, source)
    .filter(({ name }) => !isAllowed(name) && !OWN_METHODS.has(name))
    .flatMap(({ name, line }) => sentence(`${file}:${line}`, 'this', name))

const isAllowed = (name: string) =>
  enhancements.some(({ features }) =>
    features.some((feature) => name === feature || name.startsWith(`${feature}.`)),
  )

function sentence(place: string, use: string, name: string): string[] {
  const lacking = browsersWithout(findFeature(name)!)
  return lacking.length > 0
    ? [
        `${place}: ${use} needs ${name}, which ${lacking.join(', ')} lacks; give it a fallback, or declare in platform/federation/src/browsers.ts what the buyer sees without it`,
      ]
    : []
}
