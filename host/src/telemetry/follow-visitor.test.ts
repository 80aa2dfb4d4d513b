import { sessionState } from '@borong/contract/host'
import { testPage } from '@borong/contract/testing/test-page'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { followVisitor } from './follow-visitor.ts'

const budi = { id: 'u-1', sso_id: 'sso-1', email: 'budi@contoh.id', handphone: '081200000001' }

function start({ counted = true, known = false, signedIn = true } = {}) {
  sessionStorage.clear()
  const { calls, of } = fakeGateway({
    ssoProfile: { body: { data: budi } },
    gidUser: { body: { data: { saved: true } } },
  })
  const page = testPage({ credentials: { accessToken: () => (signedIn ? 'token' : '') } })
  const client = {
    identify: jest.fn(),
    reset: jest.fn(),
    capture: jest.fn(),
    setPersonPropertiesForFlags: jest.fn(),
    get_distinct_id: () => 'distinct',
    get_property: (name: string) =>
      name === '$device_id' ? 'device-1' : known ? 'identified' : 'anonymous',
  }
  followVisitor(page, client, counted)
  const become = async (status: 'guest' | 'buyer') => {
    page.store.set(sessionState, { status, loggedIn: status === 'buyer', hasGuestToken: true })
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve))
  }
  return { page, client, calls, of, become }
}

test('C-32: a buyer is identified by his sso_id, with email and phone as people properties', async () => {
  const { client, become } = start()
  expect(client.identify).not.toHaveBeenCalled()
  await become('buyer')
  expect(client.identify.mock.calls).toEqual([['sso-1']])
  expect(client.capture.mock.calls).toEqual([
    ['$set', { $set: { email: budi.email, phone: budi.handphone } }],
  ])
})

test('C-31: the gateway gets the analytics id of a guest and of a buyer, each once', async () => {
  const { of, become } = start()
  for (const status of ['guest', 'buyer', 'buyer'] as const) await become(status)
  expect(of('gidUser').map(({ body }) => body)).toEqual([
    { client_id: 'device-1', user_id: null },
    { client_id: 'device-1', user_id: 'u-1' },
  ])
})

test('C-32: a buyer who signs out, or returns signed out, is anonymous again', async () => {
  const { client, become } = start({ known: true })
  await become('guest')
  expect(client.reset).toHaveBeenCalledTimes(1)
  expect(client.identify).not.toHaveBeenCalled()
})

test('C-31: a visit that is not counted has its flags, and sends the gateway nothing', async () => {
  const { client, of, become } = start({ counted: false })
  await become('buyer')
  expect(client.identify).toHaveBeenCalledWith('sso-1')
  expect(of('gidUser')).toEqual([])
})
