import { prepare } from '../gateway.ts'
import { startTestGateway } from '../testing/test-gateway.ts'
import { openAccount } from '../wallet/ledger.ts'
import { mayInCompany } from '../permissions/public.ts'
import { wallet } from '../wallet/wallet.ts'
import { setFlag } from './flags.ts'

test('P-05 T-11: the maintenance switch stops the wallet; a switch set on the page overrides the configuration', async () => {
  const test = await startTestGateway({ config: { flags: 'wallet-maintenance=on' } })
  const { gateway } = test
  const { token, userId } = await test.signedIn()
  await openAccount(gateway.db, userId, 'IDR', gateway.now())
  const status = async () =>
    (await test.call('walletBalances', { as: token, query: {} })).body.data.items[0]?.status
  expect(await status()).toBe('active')
  await prepare(gateway, { seeded: [wallet(mayInCompany)] })
  expect(await status()).toBe('maintenance')
  await setFlag(gateway, 'wallet-maintenance', false)
  expect(await status()).toBe('active')
  await setFlag(gateway, 'wallet-maintenance', true)
  expect(await status()).toBe('maintenance')
  await test.close()
})
