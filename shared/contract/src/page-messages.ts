import i18next, { type i18n, type TFunction } from 'i18next'
import { readable, settled } from './settled.ts'
import type { Language } from '@borong/api/messages'

/** The messages of a unit in one language: texts by name, in groups. */
export type MessageTable = Readonly<Record<string, unknown>>

/** The messages of a page, with one namespace per remote, loaded when the remote first renders. */
export interface Messages {
  /** The i18next instance with the messages of all units and languages. */
  i18n: i18n
  /** The translation function of a unit in a language, with the messages that are loaded. */
  translate(unit: string, language: Language): TFunction
  /** Wraps the unit's translation function of a language with the cache of the page. */
  cached(unit: string, language: Language, t: TFunction): TFunction
  /** Adds messages to a unit, as a lazily loaded part brings them. */
  add(unit: string, language: Language, table: MessageTable): void
  /** Loads the unit's messages in a language. Returns the same promise for the same messages. */
  ready(unit: string, language: Language): Promise<void>
  /** Loads a language for every unit that is on the page. */
  prepare(language: Language): Promise<void>
  /** Clears failed loads of a unit's messages, so that they are loaded again. */
  retry(unit: string): void
  /** Removes a unit's messages, because another version of the unit replaces it. */
  remove(unit: string): void
}

const RETRIES = 5
const FIRST_DELAY_MS = 250

/**
 * Repeats a failed load of messages up to five times, waiting 250 ms before the first and twice as long before each
 * next attempt.
 */
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

const MAX_TRANSLATIONS = 2_000

type Translate = (name: unknown, ...rest: unknown[]) => unknown

/**
 * Returns translations from the cache. A list repeats the same texts for each product, and i18next takes longer to
 * translate a text than React takes to render its element.
 */
function withCache(cache: Map<string, string>, scope: string, t: TFunction): TFunction {
  const translate = t as unknown as Translate
  const cached: Translate = (name, ...rest) => {
    const key = rest.length > 1 ? undefined : keyOf(`${scope} ${String(name)}`, rest[0])
    const known = key === undefined ? undefined : cache.get(key)
    if (known !== undefined) return known
    const text = translate(name, ...rest)
    if (key === undefined || typeof text !== 'string') return text
    if (cache.size >= MAX_TRANSLATIONS) cache.clear()
    cache.set(key, text)
    return text
  }
  return cached as unknown as TFunction
}

/** The cache key of a translation, from its name and values. Undefined when a value is neither text nor number. */
function keyOf(name: string, values: unknown): string | undefined {
  if (values === undefined) return name
  if (typeof values !== 'object' || values === null) return undefined
  let key = name
  for (const [field, value] of Object.entries(values)) {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    // The number 1 and the text 1 may have different translations.
    key += `\0${field} ${typeof value} ${value}`
  }
  return key
}

type KnownMessages = Readonly<Record<string, Readonly<Partial<Record<Language, MessageTable>>>>>

/**
 * Creates the messages of a page. `load` fetches the table of a unit; `known` contains the tables that came with the
 * page.
 */
export function createMessages(
  load: (unit: string, language: Language) => Promise<MessageTable>,
  known: KnownMessages = {},
): Messages {
  const i18n = i18next.createInstance()
  void i18n.init({
    initAsync: false,
    lng: 'id',
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
  })
  const translations = new Map<string, string>()
  const promises = new Map<string, Promise<void>>()
  const failed = new Set<string>()
  const units = new Set<string>()

  const add = (unit: string, language: Language, table: MessageTable) => {
    units.add(unit)
    i18n.addResourceBundle(language, unit, table, true, true)
    translations.clear()
  }
  for (const [unit, languages] of Object.entries(known)) {
    for (const [language, table] of Object.entries(languages) as [Language, MessageTable][]) {
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
    // A failed promise remains until a retry: rendering the failure again must not load again.
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
  const cached: Messages['cached'] = (unit, language, t) =>
    withCache(translations, `${language} ${unit}`, t)
  return {
    i18n,
    translate: (unit, language) => cached(unit, language, i18n.getFixedT(language, unit)),
    cached,
    add,
    ready,
    async prepare(language) {
      for (const unit of units) retry(unit)
      await Promise.all([...units].map((unit) => ready(unit, language)))
    },
    retry,
    remove(unit) {
      units.delete(unit)
      for (const language of ['id', 'en'] as const) {
        promises.delete(`${unit} ${language}`)
        i18n.removeResourceBundle(language, unit)
        translations.clear()
      }
    },
  }
}
