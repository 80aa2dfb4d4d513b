import {
  createStore,
  createWords,
  Queries,
  languageAtom,
  type Credentials,
  type Modules,
  type Page,
  type Telemetry,
  type ToastMessage,
  type Words,
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
  markDocuments: Page['markDocuments']
  previousPath(): string
  /** In place of words of the page's own. */
  words?: Words
  /** The clock of whoever draws the page. */
  now: number
}

/** A visitor's page: what is a visitor's in it is made anew, so that no two pages ever share a token or a reply. */
export function createPage(boot: Boot, parts: PageParts): Page {
  const { now, ...rest } = {
    ...parts,
    modules: withOwnScreens(parts.modules, () => words),
  }
  const words: Words = parts.words ?? createWords(remoteWords(rest.modules), { host: { id, en } })
  const store = createStore()
  store.set(languageAtom, boot.language)
  return {
    boot,
    store,
    queries: new Queries(boot, now),
    ...rest,
    words,
  }
}
