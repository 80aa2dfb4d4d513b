import { useLanguage, useMessages } from '@borong/contract'

type Texts = { readonly [key: string]: string | Texts }
export type LateTexts = Readonly<Record<'id' | 'en', Texts>>

const rules = new Map<string, Intl.PluralRules>()

function formOf(count: number, language: string): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known.select(count)
}

/**
 * `t` with the texts of a part that loads later too. They load with that part, because the messages of a remote load
 * before each of its pages. A key with a count has `_one` and `_other`.
 */
export function useLateMessages(texts: LateTexts) {
  const { language } = useLanguage()
  const shared = useMessages()
  const textOf = (key: string) =>
    key
      .split('.')
      .reduce<Texts | string | undefined>(
        (part, name) => (typeof part === 'object' ? part[name] : undefined),
        texts[language],
      )
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const { count } = values
    const plural =
      typeof count === 'number' ? textOf(`${key}_${formOf(count, language)}`) : undefined
    const text = plural ?? textOf(key)
    return typeof text === 'string'
      ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
      : shared(key, values)
  }
}
