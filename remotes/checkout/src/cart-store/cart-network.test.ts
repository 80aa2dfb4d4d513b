import { openPage } from '@borong/contract/host'
import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { testPage } from '@borong/contract/testing/test-page'
import { cartOf } from '../testing/cart-parts.ts'
import { cartNetwork } from './cart-network.ts'

test('R-18: the first read reuses the response that the route has just read; a read after a write requests the server again', async () => {
  const answer = { code: 'OK', message: '', adjustments: [], result: cartOf([]) }
  const { calls } = fakeGateway({ cartGraphql: { data: { V1GetCart: answer } } })
  const page = testPage({ credentials: { accessToken: () => 'token' } })
  openPage(page)
  const network = cartNetwork(page.queries)
  await network.read(false)
  await network.read(false)
  expect(calls).toHaveLength(1)
  await network.read(true)
  expect(calls).toHaveLength(2)
})
