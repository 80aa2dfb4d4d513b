import type { RegistryView, ReleaseEvidence } from './evidence.ts'
import { judgeReleases } from './judge-releases.ts'

const wanted = { account: '2.0.0', services: '1.1.0' }
const view = (name: string, more: Partial<RegistryView> = {}): RegistryView => ({
  name,
  sequence: 9,
  stable: wanted,
  events: [
    'published services 1.1.0',
    'published account 2.0.0',
    'promoted account 2.0.0, services 1.1.0',
  ],
  whole: 'snapshot and log',
  ...more,
})
const sound: ReleaseEvidence = {
  interrupted: [
    { name: 'publish', wasInFlight: true, repeatedAfter: 1_200 },
    { name: 'promotion', wasInFlight: true, repeatedAfter: 800 },
  ],
  wanted,
  registries: [view('registry-1'), view('registry-2')],
  edges: [{ name: 'edge-1', sequence: 9, refused: 0 }],
}
const broken = (more: Partial<ReleaseEvidence>) => judgeReleases({ ...sound, ...more }).broken

test('M-04: writes that happened once and whole on both registries pass', () => {
  expect(broken({})).toEqual([])
})

test('M-04: half of a promoted set, and a write that is missing or doubled, fail', () => {
  const half = view('registry-2', { stable: { ...wanted, account: '1.9.0' } })
  expect(broken({ registries: [view('registry-1'), half] })).toEqual([
    'registry-2 gives account 1.9.0 instead of 2.0.0',
  ])
  const { events } = view('registry-1')
  const other = view('registry-2', { events: [...events.slice(1), events[2]!] })
  expect(broken({ registries: [view('registry-1'), other] })).toEqual([
    'registry-2 has 0 times: published services 1.1.0',
    'registry-2 has 2 times: promoted account 2.0.0, services 1.1.0',
  ])
})

test('M-04: registries that differ, and an edge that serves something else, fail', () => {
  const other = view('registry-2', { whole: 'another log' })
  expect(broken({ registries: [view('registry-1'), other] })).toEqual([
    'registry-1 and registry-2 differ',
  ])
  expect(broken({ edges: [{ name: 'edge-2', sequence: 8, refused: 1 }] })).toEqual([
    'edge-2 serves 8 of 9',
    'edge-2 refuses 1 releases',
  ])
})

test('M-04: a kill that came after the write, or no kill, proves nothing and fails', () => {
  const late = { name: 'promotion', wasInFlight: false, repeatedAfter: 0 }
  expect(broken({ interrupted: [late] })).toEqual(['the promotion had ended before the kill'])
  expect(broken({ interrupted: [] })).toEqual(['no registry was killed'])
})
