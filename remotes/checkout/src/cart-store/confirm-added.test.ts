import { openPage } from '@borong/contract/host'
import { testPage } from '@borong/contract/testing/test-page'
import { unknownCart, type CartState } from './cart-state.ts'
import { confirmAdded } from './confirm-added.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

async function confirm(state: Partial<CartState>, answer: Promise<boolean>) {
  const page = testPage()
  openPage(page)
  confirmAdded((key) => key, {
    snapshot: () => ({ ...unknownCart, status: 'ready', isGuest: false, ...state }),
    settled: () => answer,
  })
  await jest.advanceTimersByTimeAsync(3000)
  return page.toasts.map(({ message }) => message)
}

const never = new Promise<boolean>(() => {})

test.each([
  ['the server has it', {}, Promise.resolve(true), ['widget.added']],
  ['it could not be sent', {}, Promise.resolve(false), ['widget.added', 'widget.unsent']],
  ['the answer is late', {}, never, ['widget.added', 'widget.unsent']],
  ['there is no connection', { isWaiting: true }, never, ['widget.unsent']],
  ['a guest adds it', { isGuest: true }, Promise.resolve(false), ['widget.savedForGuest']],
])(
  'V-12 X-01: says where an added product is stored while it is unsent: when %s',
  async (_, state, answer, messages) => {
    expect(await confirm(state, answer)).toEqual(messages)
  },
)
