import { atom, useStore } from 'jotai'
import { useSyncExternalStore } from 'react'
import { usePage } from './page.ts'

/** The languages of the shop. */
export type Language = 'id' | 'en'

/** The language of the page, writable by the host only. */
export const languageAtom = atom<Language>('id')

/** The language that this part of the page renders in. A part that hydrates late starts in its document's language. */
export function useDrawnLanguage(): Language {
  const { boot } = usePage()
  const store = useStore()
  return useSyncExternalStore(
    (listener) => store.sub(languageAtom, listener),
    () => store.get(languageAtom),
    () => boot.language,
  )
}

/** Returns the language and a function that changes it without a reload. */
export function useLanguage(): {
  language: Language
  setLanguage: (language: Language) => Promise<void>
} {
  const { messages, queries } = usePage()
  const store = useStore()
  const language = useDrawnLanguage()
  const setLanguage = async (next: Language) => {
    await messages.prepare(next)
    store.set(languageAtom, next)
    // Texts from the gateway remain in the previous language until they are refetched. The refetch is a task of its
    // own, so that the page's messages are painted first.
    setTimeout(() => void queries.invalidateQueries())
  }
  return { language, setLanguage }
}
