import { openScreen } from '@borong/contract/testing/open-screen'
import { configure } from '@testing-library/react'
import type { ComponentType } from 'react'
import words from '../messages/id.json'

type Options = Partial<Pick<Parameters<typeof openScreen>[0], 'accessToken' | 'boot' | 'modules'>>

// A machine that runs many suites concurrently is slow, so queries wait longer.
configure({ asyncUtilTimeout: 10_000 })

// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}

/** Opens a screen of the marketplace in Indonesian. */
export const open = (path: string, address: string, screen: ComponentType, options: Options = {}) =>
  openScreen({
    path,
    address,
    screen,
    unit: 'marketplace',
    messages: words,
    ...options,
    // No other remote is on the page.
    boot: { widgets: {}, ...options.boot },
  })
