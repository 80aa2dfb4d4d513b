import * as billingCalls from '@borong/api/billing'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway()

test('F-07: the gateway serves every call of bills', () => {
  const { app } = gateway.gateway
  const missing = Object.values(billingCalls).filter(
    ({ method, path }) => !app.hasRoute({ method, url: path }),
  )
  expect(missing.map(({ id }) => id)).toEqual([])
})
