import { useLanguage, useMessages } from '@borong/contract'
import en from './messages/en.json'
import id from './messages/id.json'

type Texts = { readonly [key: string]: string | Texts }
const texts: Readonly<Record<'id' | 'en', Texts>> = { id, en }

/**
 * `t` with the texts of recurring lists too. They load with these lists, because the messages of a remote load before
 * each of its pages.
 */
export function useRhythmMessages() {
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
