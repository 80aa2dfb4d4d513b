import { BrowserRouter, type Page } from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'
import { getInstance } from '@module-federation/enhanced/runtime'
import { startTransition, type ErrorInfo } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { isUnexpected } from './page/left-to-browser.ts'
import { findRoute } from './routing/use-current-route.ts'
import { createBrowserPage } from './page/browser-page.ts'
import { serverRendered } from './page/server-rendered.ts'

async function recordLate(page: Page, error: unknown, componentStack: string): Promise<void> {
  const { recordHydrationError } = await import(
    /* webpackChunkName: 'failures' */ './telemetry/unit-of-hydration-error.ts'
  )
  recordHydrationError(page, error, componentStack)
}

/** Reads the document's boot data and HTML. `show` hydrates it. */
export function openDocument(): { show(): void } {
  const boot = JSON.parse(document.getElementById('boot')!.textContent!) as Boot
  const root = document.getElementById('app')!
  const rendered = serverRendered(root)
  const { page, ...host } = createBrowserPage({
    boot,
    federation: getInstance()!,
    rendered,
  })
  // Loads the screen's code before React reaches its place. React reports errors of that place.
  const route = rendered.hasScreen ? findRoute(boot.routes, location.pathname) : undefined
  if (route) {
    void page.modules.load(route.unit, route.screen)
    void page.messages.ready(route.unit, boot.language)
  }
  const app = (
    <App page={page} host={host} router={(children) => <BrowserRouter>{children}</BrowserRouter>} />
  )
  // The server failed or rendered something else at a place. React shows the right content, and the error is reported.
  const onRecoverableError = (error: unknown, { componentStack }: ErrorInfo) => {
    if (!isUnexpected(error)) return
    console.error('Hydration:', error)
    void recordLate(page, error, componentStack ?? '')
  }
  return {
    show() {
      // A transition lets React render in slices.
      startTransition(() => {
        if (rendered.isHydrated) hydrateRoot(root, app, { onRecoverableError })
        else createRoot(root, { onRecoverableError }).render(app)
      })
    },
  }
}
