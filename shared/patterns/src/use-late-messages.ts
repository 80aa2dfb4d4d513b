import { useLanguage, useMessages } from '@borong/contract'

type Texts = { readonly [key: string]: string | Texts }
export type LateTexts = Readonly<Record<'id' | 'en', Texts>>

/**
 * `t` with the texts of a part that loads later too. They load with that part, because the messages of a remote load
 * before each of its pages.
 */
export function useLateMessages(texts: LateTexts) {
  const { language } = useLanguage()
  const shared = useMessages()
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = key
      .split('.')
      .reduce<Texts | string | undefined>(
        (part, name) => (typeof part === 'object' ? part[name] : undefined),
        texts[language],
      )
    return typeof text === 'string'
      ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
      : shared(key, values)
  }
}
