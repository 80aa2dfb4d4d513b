import type { Modules } from '@borong/contract/host'
import { noteLoads } from './loaded-units.ts'

const loader = (load: Modules['load']): Modules => ({
  load,
  retry: () => {},
  retain: () => () => {},
  fallBack: async () => false,
  version: () => '1.0.0',
})

test('M-03: a late listener gets each loaded unit once, and then all later ones', async () => {
  const { modules, loaded } = noteLoads(loader(async () => ({})))
  await modules.load('marketplace', './HomeScreen')
  await modules.load('marketplace', './messages/id')
  const heard: string[] = []
  loaded.listen((unit) => heard.push(unit))
  expect(heard).toEqual(['marketplace'])
  await modules.load('checkout', './widgets/CartCount')
  expect(heard).toEqual(['marketplace', 'checkout'])
})

test('M-04: each rendered region is recorded with its unit and version', () => {
  const { modules, loaded } = noteLoads(loader(async () => ({})))
  modules.retain('checkout')
  expect([...loaded.rendered]).toEqual([['checkout', '1.0.0']])
})

test('M-03: a failed load adds no unit', async () => {
  const { modules, loaded } = noteLoads(loader(() => Promise.reject(new Error('offline'))))
  await modules.load('billing', './BillScreen').catch(() => {})
  const heard: string[] = []
  loaded.listen((unit) => heard.push(unit))
  expect(heard).toEqual([])
})
