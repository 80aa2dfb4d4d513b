import { BEFORE_SIGN_OUT } from '../session/session.ts'
import { clearAtSignOut } from './clear-at-sign-out.ts'

const worker = () => ({ postMessage: jest.fn() })

test.each([
  ['stands behind the page', true],
  ['came too late to stand behind the page', false],
])('T-03: a sign-out reaches the worker that %s', async (_, isBehind) => {
  const active = worker()
  const workers = { controller: isBehind ? active : null, ready: Promise.resolve({ active }) }
  clearAtSignOut(workers as unknown as ServiceWorkerContainer)
  window.dispatchEvent(new Event(BEFORE_SIGN_OUT))
  await workers.ready
  expect(active.postMessage.mock.calls).toEqual([[{ type: 'forget' }]])
})
