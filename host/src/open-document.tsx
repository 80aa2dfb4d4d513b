import { BrowserRouter } from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'
import { getInstance } from '@module-federation/enhanced/runtime'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { isUnexpected } from './page/left-to-browser.ts'
import { findRoute } from './routing/use-current-route.ts'
import { createBrowserPage } from './page/browser-page.ts'
import { whatIsDrawn } from './page/what-is-drawn.ts'
import type { Renderers } from './witness/renderers.ts'

/** Reads what the document brought. `show` brings it to life. */
export function openDocument(renderers: Renderers): { show(): void } {
  const boot = JSON.parse(document.getElementById('boot')!.textContent!) as Boot
  const root = document.getElementById('app')!
  const drawn = whatIsDrawn(root)
  const { page, ...host } = createBrowserPage({
    boot,
    federation: getInstance()!,
    renderers,
    drawn,
  })
  // Its code is here before React comes to its place, which is told of what fails.
  const route = drawn.hasScreen ? findRoute(boot.routes, location.pathname) : undefined
  if (route) {
    void page.modules.load(route.unit, route.screen)
    void page.words.ready(route.unit, boot.language)
  }
  // Nothing came with the document that could be seen without it.
  if (!drawn.hasScreen) void page.queries.coming()
  const app = (
    <App page={page} host={host} router={(children) => <BrowserRouter>{children}</BrowserRouter>} />
  )
  // The server failed at a place, or drew it otherwise: the visitor sees the right thing, and we hear of it.
  const onRecoverableError = (error: unknown) => {
    if (!isUnexpected(error)) return
    console.error('Hydration:', error)
    page.telemetry.record({ type: 'error', error, context: { hydration: true } })
  }
  return {
    show() {
      // In a transition React works in slices too.
      startTransition(() => {
        if (drawn.isHydrated) hydrateRoot(root, app, { onRecoverableError })
        else createRoot(root, { onRecoverableError }).render(app)
      })
    },
  }
}
