import { testShop } from '../cart/testing-shop.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

test('P-03 C-26: the check returns the allowed actions, and the reasons against the others', async () => {
  const { token } = await testShop(gateway).buyer({ phone_verified: false })
  const { body } = await gateway.call('permissionCheck', {
    as: token,
    body: { actions: ['order:create', 'wallet:use', 'payment:pay-later'] },
  })
  expect(body.data.actions).toEqual(['order:create'])
  expect(body.data.denied.map(({ action, reason }) => [action, reason])).toEqual([
    ['wallet:use', 'WALLET_INACTIVE'],
    ['payment:pay-later', 'PHONE_UNVERIFIED'],
  ])
})

test('P-03: denies an unknown action', async () => {
  const { token } = await testShop(gateway).buyer()
  const { body } = await gateway.call('permissionCheck', {
    as: token,
    body: { actions: ['shop:delete'] },
  })
  expect(body.data).toEqual({ actions: [], denied: [] })
})
