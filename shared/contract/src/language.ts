import { atom, useStore } from 'jotai'
import { useSyncExternalStore } from 'react'
import { usePage } from './page.ts'

export type Language = 'id' | 'en'

/** For the host alone: the language that the page is drawn in. */
export const languageAtom = atom<Language>('id')

/** The language that this part of the page is drawn in: what comes to life late begins in the one that its document is in. */
export function useDrawnLanguage(): Language {
  const { boot } = usePage()
  const store = useStore()
  return useSyncExternalStore(
    (listener) => store.sub(languageAtom, listener),
    () => store.get(languageAtom),
    () => boot.language,
  )
}

/** The language, and a way to change it: the words change in place, and wait for nothing that the gateway says. */
export function useLanguage(): {
  language: Language
  setLanguage: (language: Language) => Promise<void>
} {
  const { words, queries } = usePage()
  const store = useStore()
  const language = useDrawnLanguage()
  const setLanguage = async (next: Language) => {
    await words.prepare(next)
    store.set(languageAtom, next)
    // Names and sentences of the gateway's stand in the former language until these are there. Asked for in a task of its own:
    // the words are to be seen first.
    setTimeout(() => void queries.invalidateQueries())
  }
  return { language, setLanguage }
}
