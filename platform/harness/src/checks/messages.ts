import { root } from '@borong/build/units'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { messageKeys } from './message-keys.ts'

type Words = Record<string, string>

const PLURAL = /_(zero|one|two|few|many|other)$/

/**
 * A sentence for every key that is missing in one language, without a singular, used but not defined or not yet loaded,
 * defined but not used, or not derivable from the source.
 */
export async function findMessageErrors(): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('{host,remotes/*}/src/messages/id.json', { cwd: root })) {
    const unit = dirname(dirname(dirname(file)))
    const id = await readWords(unit, 'id')
    const en = await readWords(unit, 'en')
    const used = await usedKeys(unit)
    // Indonesian has one plural form, English two: the keys are compared without their suffixes.
    const idKeys = new Set(Object.keys(id).map(stem))
    const enKeys = new Set(Object.keys(en).map(stem))
    for (const key of idKeys)
      if (!enKeys.has(key)) found.push(`${unit}: "${key}" has no English words`)
    for (const key of enKeys)
      if (!idKeys.has(key)) found.push(`${unit}: "${key}" has no Indonesian words`)
    for (const key of withoutSingular(en))
      found.push(`${unit}: "${key}" has a count but no English words for one: "${key}_one"`)
    for (const key of used.exact)
      if (!idKeys.has(key)) found.push(`${unit}: "${key}" is used but has no words`)
    const late = await lateKeys(unit)
    for (const { file, source } of used.sources)
      for (const key of lateKeysIn(source, late))
        found.push(
          `${file} uses "${key}", whose text loads with another part: use the hook of that part`,
        )
    for (const prefix of used.prefixes)
      if (![...idKeys].some((key) => key.startsWith(prefix)))
        found.push(`${unit}: "${prefix}…" is used but has no words`)
    for (const hidden of used.hidden)
      found.push(`${unit}: t(${hidden}) hides its key; write the first part of it down`)
    for (const key of idKeys)
      if (
        !used.exact.has(key) &&
        !used.prefixes.some((prefix) => key.startsWith(prefix)) &&
        !used.literals.has(key)
      )
        found.push(`${unit}: "${key}" has words but is not used`)
  }
  return found
}

/** The keys of English texts with a count before a word that have one form for 1 and for 2: "1 rows". */
export const withoutSingular = (words: Words): string[] => [
  ...new Set(
    Object.keys(words)
      .filter((key) => /\{\{count\}\} \w/.test(words[key]!))
      .map(stem)
      .filter((key) => !(`${key}_one` in words && `${key}_other` in words)),
  ),
]

/** The keys of texts that load with a part, in a source that has the messages of its remote alone. */
export function lateKeysIn(source: string, late: ReadonlySet<string>): string[] {
  const hooks = [...source.matchAll(/\buse(\w*)Messages\(\)/g)].map(([, part]) => part)
  if (hooks.length === 0 || hooks.some((part) => part !== '')) return []
  return messageKeys(source).exact.filter((key) => late.has(key))
}

const stem = (key: string) => key.replace(PLURAL, '')

/** The messages of a unit, including those in separate files of its parts. */
async function readWords(unit: string, language: 'id' | 'en'): Promise<Words> {
  const words: Words = {}
  for await (const file of glob(`${unit}/src/{,*/}messages/${language}.json`, { cwd: root }))
    Object.assign(words, await wordsIn(file))
  return words
}

/** The keys of texts that only the hook beside their folder has. */
async function lateKeys(unit: string): Promise<Set<string>> {
  const keys: string[] = []
  for await (const hook of glob(`${unit}/src/*/use-*-messages.ts`, { cwd: root }))
    keys.push(...Object.keys(await wordsIn(join(dirname(hook), 'messages/id.json'))).map(stem))
  return new Set(keys)
}

const wordsIn = async (file: string): Promise<Words> =>
  flatten(JSON.parse(await readFile(join(root, file), 'utf8')) as object)

function flatten(words: object, prefix = ''): Words {
  return Object.assign(
    {},
    ...Object.entries(words).map(([key, value]) =>
      typeof value === 'object'
        ? flatten(value as object, `${prefix}${key}.`)
        : { [prefix + key]: value as string },
    ),
  ) as Words
}

/** Keys that the sources name, and literals that may be passed on as keys. */
async function usedKeys(unit: string) {
  const exact = new Set<string>()
  const literals = new Set<string>()
  const prefixes: string[] = []
  const hidden: string[] = []
  const sources: { file: string; source: string }[] = []
  const manifest = await readFile(join(root, unit, 'package.json'), 'utf8')
  // The patterns show messages of the remote that renders them.
  const folders = manifest.includes('@borong/patterns') ? `{${unit},shared/patterns}` : unit
  for await (const file of glob(`${folders}/{remote.ts,src/**/*.{ts,tsx}}`, { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue
    const text = await readFile(join(root, file), 'utf8')
    const keys = messageKeys(text)
    sources.push({ file, source: text })
    for (const key of keys.exact) exact.add(key)
    prefixes.push(...keys.prefixes)
    hidden.push(...keys.hidden)
    for (const [, literal] of text.matchAll(/['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g))
      literals.add(literal!)
  }
  return { exact, literals, prefixes, hidden, sources }
}
