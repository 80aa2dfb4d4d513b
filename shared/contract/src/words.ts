import i18next, { type i18n, type TFunction } from 'i18next'
import { readable, settled } from './settled.ts'
import type { Language } from './language.ts'

/** A unit's words in a language: sentences by name, in groups. */
export type WordTable = Readonly<Record<string, unknown>>

/** The words of a page: a namespace for each remote, loaded when it is first drawn. */
export interface Words {
  /** What the words of all units and languages are kept in. */
  i18n: i18n
  /** The unit's sentences in a language, as far as they are here. */
  translate(unit: string, language: Language): TFunction
  /** Adds to a unit's words what comes with a part of it. */
  add(unit: string, language: Language, table: WordTable): void
  /** The unit's words in a language; the same promise for the same words. */
  ready(unit: string, language: Language): Promise<void>
  /** Loads a language for every unit that is on the page. */
  prepare(language: Language): Promise<void>
  /** Forgets that a unit's words could not be loaded, so that they are tried again. */
  retry(unit: string): void
  /** Drops a unit's words: another version of it has taken over. */
  forget(unit: string): void
}

const RETRIES = 5
const FIRST_DELAY_MS = 250

/** Loads again what could not be loaded, words up to five more times, waiting 250 ms before the first and twice as long before each next. */
export async function loadWithRetries<T>(load: () => Promise<T>, retries = RETRIES): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await load()
    } catch (error) {
      if (retry === retries) throw error
      await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS * 2 ** retry))
    }
  }
}

type Speaker = (name: unknown, ...rest: unknown[]) => unknown

const MOST_SENTENCES = 2_000

/**
 * A list says the same of each of its products, and making a sentence takes i18next longer than drawing the element that
 * it stands in: what was said once is said again as it was, until words change.
 */
function rememberSentences(i18n: i18n): Map<string, string> {
  const sentences = new Map<string, string>()
  const speakers = new Map<string, Speaker>()
  const speakerFor = i18n.getFixedT.bind(i18n) as unknown as (...of: [string, string]) => Speaker
  const remembering = (language: string, unit: string): Speaker => {
    const who = `${language} ${unit}`
    const standing = speakers.get(who)
    if (standing) return standing
    const make = speakerFor(language, unit)
    const speak: Speaker = (name, ...rest) => {
      const key = rest.length > 1 ? undefined : keyOf(`${who} ${String(name)}`, rest[0])
      const known = key === undefined ? undefined : sentences.get(key)
      if (known !== undefined) return known
      const made = make(name, ...rest)
      if (key === undefined || typeof made !== 'string') return made
      if (sentences.size >= MOST_SENTENCES) sentences.clear()
      sentences.set(key, made)
      return made
    }
    speakers.set(who, speak)
    return speak
  }
  i18n.getFixedT = remembering as unknown as typeof i18n.getFixedT
  return sentences
}

/** What a sentence is made of, in one string. There is none for what is more than values. */
function keyOf(name: string, values: unknown): string | undefined {
  if (values === undefined) return name
  if (typeof values !== 'object' || values === null) return undefined
  let key = name
  for (const [what, value] of Object.entries(values)) {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    // The number 1 is said otherwise than the text 1.
    key += `\0${what} ${typeof value} ${value}`
  }
  return key
}

type KnownWords = Readonly<Record<string, Readonly<Partial<Record<Language, WordTable>>>>>

/** Makes a page's words. `load` fetches a unit's table; `known` are those that came with the page. */
export function createWords(
  load: (unit: string, language: Language) => Promise<WordTable>,
  known: KnownWords = {},
): Words {
  const i18n = i18next.createInstance()
  void i18n.init({
    initAsync: false,
    lng: 'id',
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
  })
  const sentences = rememberSentences(i18n)
  const promises = new Map<string, Promise<void>>()
  const failed = new Set<string>()
  const units = new Set<string>()

  const add = (unit: string, language: Language, table: WordTable) => {
    units.add(unit)
    i18n.addResourceBundle(language, unit, table, true, true)
    sentences.clear()
  }
  for (const [unit, languages] of Object.entries(known)) {
    for (const [language, table] of Object.entries(languages) as [Language, WordTable][]) {
      add(unit, language, table)
      promises.set(`${unit} ${language}`, settled(undefined))
    }
  }

  const ready = (unit: string, language: Language): Promise<void> => {
    const key = `${unit} ${language}`
    const standing = promises.get(key)
    if (standing) return standing
    const promise = readable(
      loadWithRetries(() => load(unit, language)).then((table) => add(unit, language, table)),
    )
    promises.set(key, promise)
    // Kept until a retry: drawing a failure again must not load it again.
    promise.catch(() => failed.add(key))
    return promise
  }
  const retry = (unit: string): void => {
    for (const key of failed) {
      if (!key.startsWith(`${unit} `)) continue
      failed.delete(key)
      promises.delete(key)
    }
  }
  return {
    i18n,
    translate: (unit, language) => i18n.getFixedT(language, unit),
    add,
    ready,
    async prepare(language) {
      for (const unit of units) retry(unit)
      await Promise.all([...units].map((unit) => ready(unit, language)))
    },
    retry,
    forget(unit) {
      units.delete(unit)
      for (const language of ['id', 'en'] as const) {
        promises.delete(`${unit} ${language}`)
        i18n.removeResourceBundle(language, unit)
        sentences.clear()
      }
    },
  }
}
