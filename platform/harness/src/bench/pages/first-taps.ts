import { benchEachTap } from './bench-taps.ts'
import { firstTapAnswered, type FirstTap } from './first-tap.ts'

const ADD = '[data-widget="checkout/add-to-cart"] button'

const tapsOf = (pages: Record<string, string>): FirstTap[] => [
  {
    page: 'product',
    path: pages.product!,
    what: 'none, until its name is visible',
    target: ADD,
    answer: 'main h1',
  },
  {
    page: 'product',
    path: pages.product!,
    what: 'add to cart',
    target: ADD,
    answer: `${ADD}[data-tapped], ${ADD} svg`,
  },
  {
    page: 'home',
    path: '/',
    what: 'search',
    target: 'header a[href="/search"]',
    answer: 'main input[type="search"], header input[type="search"]',
  },
]

/** Taps main actions from the first paint on, on a cheap phone, and reports when the answer is visible. */
export const benchFirstTaps = (args: string[]): Promise<boolean> =>
  benchEachTap(
    {
      subject: 'first-taps',
      runs: '9',
      tapsOf,
      press: firstTapAnswered,
      lead: (runs) =>
        `First visits: ${runs} each; medians, from the start of the navigation to the first frame that shows the answer, for a finger that taps 50 ms after the first paint and every 200 ms after that.`,
    },
    args,
  )
