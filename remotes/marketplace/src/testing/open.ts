import { openScreen } from '@borong/contract/testing/open-screen'
import { configure } from '@testing-library/react'
import type { ComponentType } from 'react'
import words from '../messages/id.json'

type Options = Partial<Pick<Parameters<typeof openScreen>[0], 'accessToken' | 'boot'>>

// A machine that runs many suites at once is slow; what is waited for still comes.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no answer to whether motion is welcome, and never scrolls.
window.matchMedia = () =>
  ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
Element.prototype.scrollIntoView = () => {}

/** Opens a screen of the marketplace in Indonesian. */
export const open = (path: string, address: string, screen: ComponentType, options: Options = {}) =>
  openScreen({
    path,
    address,
    screen,
    unit: 'marketplace',
    words,
    ...options,
    // No other remote is on the page.
    boot: { widgets: {}, ...options.boot },
  })
