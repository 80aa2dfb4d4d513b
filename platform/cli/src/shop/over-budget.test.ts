import { host, remote } from '@borong/registry/testing/built'
import { overBudget } from './over-budget.ts'

const builds = [host().release, remote({ files: { 'entry.late.js': 'x'.repeat(1500) } }).release]
const messages = (budgets: Parameters<typeof overBudget>[1]) =>
  overBudget(builds, budgets).map(({ message }) => message)

test('M-04: a build names each budget that it breaks, and by how much', () => {
  expect(messages({ default: { total: 1400 }, units: { host: { entry: 8 } } })).toEqual([
    'The entry of host 1.0.0 weighs 10 B, 2 B over its budget of 8 B',
    'All code of checkout 1.0.0 weighs 1.6 kB, 165 B over its budget of 1.4 kB',
  ])
})

test('M-04: a build names a public page that the host and a remote make too heavy', () => {
  expect(messages({ default: {}, units: {}, page: 60 })).toEqual([
    expect.stringMatching(
      /^\/checkout needs \d+ B of scripts before it answers, \d B over the budget of 60 B: host 1\.0\.0 10 B, checkout 1\.0\.0 \(this build\) /,
    ),
  ])
})

test('M-04: a build within its budgets has no problem', () => {
  expect(messages({ default: { total: 2000 }, units: {}, page: 100 })).toEqual([])
})
