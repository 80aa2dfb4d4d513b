import { useLanguage, useMessages } from '@borong/contract'

type Texts = { readonly [key: string]: string | Texts }
export type LateTexts = Readonly<Record<'id' | 'en', Texts>>

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
    const form = typeof count === 'number' ? new Intl.PluralRules(language).select(count) : ''
    const text = textOf(`${key}_${form}`) ?? textOf(key)
    return typeof text === 'string'
      ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
      : shared(key, values)
  }
}
