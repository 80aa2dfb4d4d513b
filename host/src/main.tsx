import { renderers } from './witness/first.ts'
import '@borong/ui/tokens.css'
import '@borong/ui/base.css'
import './host.css'
import { BrowserRouter } from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'
import { getInstance } from '@module-federation/enhanced/runtime'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createBrowserPage } from './page/browser-page.ts'

const boot = JSON.parse(document.getElementById('boot')!.textContent!) as Boot
const { page, ...host } = createBrowserPage(boot, getInstance()!, renderers)
const root = document.getElementById('app')!
const app = <App page={page} host={host} router={(children) => <BrowserRouter>{children}</BrowserRouter>} />

if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
