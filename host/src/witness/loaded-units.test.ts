import type { Modules } from '@borong/contract/host'
import { noteLoads } from './loaded-units.ts'

const loader = (load: Modules['load']): Modules => ({
  load,
  retry: () => {},
  keep: () => {},
  version: () => '1.0.0',
})

test('M-03: who listens late hears of each unit that was loaded, once, and then of all that are', async () => {
  const { modules, loaded } = noteLoads(loader(async () => ({})))
  await modules.load('marketplace', './HomeScreen')
  await modules.load('marketplace', './messages/id')
  const heard: string[] = []
  loaded.listen((unit) => heard.push(unit))
  expect(heard).toEqual(['marketplace'])
  await modules.load('checkout', './widgets/CartCount')
  expect(heard).toEqual(['marketplace', 'checkout'])
})

test('M-03: what could not be loaded brought nothing', async () => {
  const { modules, loaded } = noteLoads(loader(() => Promise.reject(new Error('offline'))))
  await modules.load('billing', './BillScreen').catch(() => {})
  const heard: string[] = []
  loaded.listen((unit) => heard.push(unit))
  expect(heard).toEqual([])
})
