/** The API that only the host uses, to set up a page. Remotes must not import it. */
export { createStore, useStore } from 'jotai'
export {
  StaticRouter,
  BrowserRouter,
  useRoutes,
  useNavigationType,
  Navigate,
  matchRoutes,
} from 'react-router-dom'
export { createQueryClient } from './queries/query-client.ts'
export { createMessages, loadWithRetries } from './page-messages.ts'
export type { Messages, MessageTable } from './page-messages.ts'
export { openPage, usePage } from './page.ts'
export type { Credentials, Modules, Page, Store } from './page.ts'
export { PageProvider } from './PageProvider.tsx'
export { sessionState } from './session.ts'
export { languageAtom } from './language.ts'
export { previewAtom } from './preview.ts'
export { flagsAtom, flagsRequestedAtom } from './flags.ts'
export { callOn } from './http/call.ts'
export { loadCalls } from './http/load-calls.ts'
export { responseError, clientSideError } from './http/api-error.ts'
export { markHydrated } from './hydrated.ts'
export { NotOnServer } from './not-on-server.ts'
export { callKey } from './call-key.ts'
export { readable, settled } from './settled.ts'
export type { Telemetry, TelemetryRecord } from './telemetry.ts'
export type { ToastMessage } from './toast.ts'
