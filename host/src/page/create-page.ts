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
  previousPath(): string
  /** Replaces the page's own messages. */
  messages?: Messages
  /** The clock of the machine that renders the page. */
  now: number
}

/** A visitor's page. Its visitor-specific parts are created per page, so two pages never share a token or a reply. */
export function createPage(boot: Boot, parts: PageParts): Page {
  const { now, ...rest } = {
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
    queries: createQueryClient(boot, now),
    ...rest,
    messages,
  }
}
