import { atom, useAtomValue, useStore } from 'jotai'
import { usePage } from './page.ts'

export type Language = 'id' | 'en'

/** For the host alone: the language that the page is drawn in. */
export const languageAtom = atom<Language>('id')

/** The language, and a way to change it: the words change in place, nothing is read again. */
export function useLanguage(): {
  language: Language
  setLanguage: (language: Language) => Promise<void>
} {
  const { words } = usePage()
  const store = useStore()
  const language = useAtomValue(languageAtom)
  const setLanguage = async (next: Language) => {
    await words.prepare(next)
    store.set(languageAtom, next)
  }
  return { language, setLanguage }
}
