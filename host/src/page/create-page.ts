import {
  createQueries,
  createStore,
  createWords,
  languageAtom,
  type Credentials,
  type Modules,
  type Page,
  type Telemetry,
  type ToastMessage,
  type WordTable,
} from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'
import { remoteWords } from '../loading/remote-words.ts'
import en from '../messages/en.json'
import id from '../messages/id.json'
import { withOwnScreens } from '../sign-in/own-screens.ts'

interface PageParts {
  credentials: Credentials
  modules: Modules
  telemetry: Telemetry
  showToast(toast: ToastMessage): void
  previousPath(): string
  /** Where words are read on the server. */
  loadNow?: (unit: string, language: 'id' | 'en') => WordTable
  /** The clock of whoever draws the page. */
  now: number
}

/** A visitor's page: everything in it is made anew, so that no two pages ever share a token, a word or a reply. */
export function createPage(boot: Boot, parts: PageParts): Page {
  const { now, loadNow, ...rest } = {
    ...parts,
    modules: withOwnScreens(parts.modules, () => words),
  }
  const words = createWords(remoteWords(rest.modules), { known: { host: { id, en } }, loadNow })
  const store = createStore()
  store.set(languageAtom, boot.language)
  return {
    boot,
    store,
    queries: createQueries(boot, now),
    words,
    ...rest,
  }
}
