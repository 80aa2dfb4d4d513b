/** What the host alone uses to set a page up. A remote has no business here. */
export { createStore, useStore } from 'jotai'
export {
  StaticRouter,
  BrowserRouter,
  useRoutes,
  useNavigationType,
  Navigate,
  matchRoutes,
} from 'react-router-dom'
export { Queries } from './queries/queries.ts'
export { createWords, loadWithRetries } from './words.ts'
export type { Words, WordTable } from './words.ts'
export { openPage, usePage } from './page.ts'
export type { Credentials, Modules, Page, Store } from './page.ts'
export { PageProvider } from './PageProvider.tsx'
export { sessionState } from './session.ts'
export { languageAtom } from './language.ts'
export { previewAtom } from './preview.ts'
export { flagsAtom, flagsWantedAtom } from './flags.ts'
export { callOn } from './http/call.ts'
export { loadCalls } from './http/load-calls.ts'
export { answeredFault, clientSideError } from './http/fault.ts'
export { markAlive } from './alive.ts'
export { NotOnServer } from './not-on-server.ts'
export { callKey } from './call-key.ts'
export { readable, settled } from './settled.ts'
export type { Telemetry, TelemetryRecord } from './telemetry.ts'
export type { ToastMessage } from './toast.ts'
