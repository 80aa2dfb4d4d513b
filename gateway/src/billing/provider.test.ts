import { configFrom } from '../server/config.ts'
import { loadDemo } from '../load-demo.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { billProviderOf } from './provider.ts'

const testGateway = openTestGateway()

const gatewayWith = async (environment: Record<string, string>) => {
  const config = configFrom(environment)
  const standIns = config.demo ? (await loadDemo()).standIns : undefined
  return { ...testGateway.gateway, app: {} as never, config, standIns }
}

test.each(['digiflazz', 'iak', 'xendit'])(
  'F-07: BILLER=%s chooses that biller, also in the demo',
  async (biller) => {
    const gateway = await gatewayWith({
      DEMO: '1',
      BILLER: biller,
      BILLER_USER: 'u',
      BILLER_KEY: 'k',
    })
    expect(billProviderOf(gateway).name).toBe(biller)
    expect(billProviderOf(gateway)).toBe(billProviderOf(gateway))
  },
)

test('F-07: without BILLER the demo has its own biller, and a real shop none', async () => {
  expect(billProviderOf(await gatewayWith({ DEMO: '1' })).name).toBe('demo')
  const real = await gatewayWith({})
  expect(() => billProviderOf(real)).toThrow('BILLER is not set')
  const wrong = await gatewayWith({ BILLER: 'other' })
  expect(() => billProviderOf(wrong)).toThrow('BILLER has to be')
})
