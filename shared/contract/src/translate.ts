import type { Language } from './language.ts'

/** A unit's words in a language: sentences by name, in groups. */
export type WordTable = Readonly<Record<string, unknown>>

/** What a sentence is filled with. `count` chooses its plural, `defaultValue` stands in when there is no such sentence. */
export type Values = Readonly<Record<string, unknown>> & {
  count?: number
  defaultValue?: string
}

/** Finds a sentence by its dotted name and fills its `{{places}}`; a name that nobody knows is said as it is. */
export type Translate = (name: string, values?: Values) => string

const plurals = new Map<Language, Intl.PluralRules>()

function pluralOf(language: Language, count: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules.select(count)
}

/** Speaks from a table that may grow while the page lives. */
export function translator(table: () => WordTable | undefined, language: Language): Translate {
  const find = (name: string): string | undefined => {
    let found: unknown = table()
    for (const part of name.split('.')) {
      if (typeof found !== 'object' || found === null) return undefined
      found = (found as WordTable)[part]
    }
    return typeof found === 'string' ? found : undefined
  }
  return (name, values) => {
    const count = values?.count
    const sentence =
      (count === undefined
        ? undefined
        : (find(`${name}_${pluralOf(language, count)}`) ?? find(`${name}_other`))) ??
      find(name) ??
      values?.defaultValue ??
      name
    return sentence.replace(/{{\s*(\w+)\s*}}/g, (_, value: string) => String(values?.[value] ?? ''))
  }
}
