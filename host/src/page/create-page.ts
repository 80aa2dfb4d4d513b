import {
  createStore,
  createMessages,
  createQueryClient,
  languageAtom,
  type Credentials,
  type Modules,
  type Page,
  type Telemetry,
  type ToastMessage,
  type Messages,
} from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'
import { remoteMessages } from '../loading/remote-messages.ts'
import en from '../messages/en.json'
import id from '../messages/id.json'
import { withOwnScreens } from '../sign-in/own-screens.ts'

interface PageParts {
  credentials: Credentials
  modules: Modules
  telemetry: Telemetry
  showToast(toast: ToastMessage): void
  markDocuments: Page['markDocuments']
  noteRecall: Page['noteRecall']
  previousPath(): string
  /** Replaces the page's own messages. */
  messages?: Messages
}

/** A visitor's page. Its visitor-specific parts are created per page, so two pages never share a token or a reply. */
export function createPage(boot: Boot, parts: PageParts): Page {
  const rest = {
    ...parts,
    modules: withOwnScreens(parts.modules, () => messages),
  }
  const messages: Messages =
    parts.messages ?? createMessages(remoteMessages(rest.modules), { host: { id, en } })
  const store = createStore()
  store.set(languageAtom, boot.language)
  return {
    boot,
    store,
    // By the clock of this machine, which may differ from the edge's.
    queries: createQueryClient(boot, Date.now()),
    ...rest,
    messages,
  }
}
