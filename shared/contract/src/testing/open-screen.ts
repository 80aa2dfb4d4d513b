import { act, render } from '@testing-library/react'
import { createElement, Suspense, type ComponentType } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { flagsAtom, type FlagName } from '../flags.ts'
import { openPage, type Modules } from '../page.ts'
import { PageProvider } from '../PageProvider.tsx'
import { RemoteContext } from '../remote-context.ts'
import { sessionState } from '../session.ts'
import type { Boot } from '../release.ts'
import type { MessageTable } from '../page-messages.ts'
import { testPage, type TestPage } from './test-page.ts'

interface OpenScreen {
  /** The route's path, and the address to open. */
  path: string
  address: string
  screen: ComponentType
  unit: string
  /** The remote's messages, usually its `id.json`. */
  messages: MessageTable
  /** A buyer's access token. Without it the visitor is a guest. */
  accessToken?: string
  /** The reported flags. Default: none reported yet. */
  flags?: Readonly<Partial<Record<FlagName, boolean>>>
  boot?: Partial<Boot>
  /** Replacements for other remotes' modules, for the widgets on the screen. */
  modules?: Partial<Modules>
}

/** A rendered screen with its page and the requests that it sent. */
export interface OpenedScreen {
  page: TestPage
  /** The current address of the router. */
  address(): string
  /** Whether the visitor was sent to the login page. */
  sentToLogin(): boolean
}

/** Renders a screen at an address as the host does. Other addresses render nothing. */
export async function openScreen(options: OpenScreen): Promise<OpenedScreen> {
  let address = options.address
  let sentToLogin = false
  const { accessToken = '' } = options
  const page = testPage({
    boot: options.boot,
    modules: options.modules,
    credentials: {
      accessToken: () => accessToken,
      toLogin: () => {
        sentToLogin = true
      },
    },
    messages: async () => options.messages,
  })
  page.store.set(sessionState, {
    status: accessToken ? 'buyer' : 'guest',
    loggedIn: accessToken !== '',
    hasGuestToken: true,
  })
  page.store.set(flagsAtom, options.flags ?? null)
  openPage(page)
  const identity = { unit: options.unit, version: '1.0.0' }
  const Follow = () => {
    const { pathname, search } = useLocation()
    address = pathname + search
    return null
  }
  await act(async () =>
    render(
      createElement(PageProvider, {
        page,
        children: createElement(
          MemoryRouter,
          { initialEntries: [options.address] },
          createElement(Follow),
          createElement(
            Suspense,
            { fallback: null },
            createElement(
              RemoteContext,
              { value: identity },
              createElement(
                Routes,
                null,
                createElement(Route, {
                  path: options.path,
                  element: createElement(options.screen),
                }),
                createElement(Route, { path: '*', element: null }),
              ),
            ),
          ),
        ),
      }),
    ),
  )
  return { page, address: () => address, sentToLogin: () => sentToLogin }
}
