import { renderers } from './witness/first.ts'
import '@borong/ui/tokens.css'
import '@borong/ui/base.css'
import './host.css'
import { BrowserRouter } from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'
import { getInstance } from '@module-federation/enhanced/runtime'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { isUnexpected } from './page/left-to-browser.ts'
import { createBrowserPage } from './page/browser-page.ts'
import { whatIsDrawn } from './page/what-is-drawn.ts'

const boot = JSON.parse(document.getElementById('boot')!.textContent!) as Boot
const root = document.getElementById('app')!
const drawn = whatIsDrawn(root)
const { page, ...host } = createBrowserPage({
  boot,
  federation: getInstance()!,
  renderers,
  drawn,
})
const app = (
  <App page={page} host={host} router={(children) => <BrowserRouter>{children}</BrowserRouter>} />
)
// The server failed at a place, or drew it otherwise: the visitor sees the right thing, and we hear of it.
const onRecoverableError = (error: unknown) => {
  if (!isUnexpected(error)) return
  console.error('Hydration:', error)
  page.telemetry.record({ type: 'error', error, context: { hydration: true } })
}

if (drawn.isHydrated) hydrateRoot(root, app, { onRecoverableError })
else createRoot(root, { onRecoverableError }).render(app)
