import { configFrom } from './config.ts'

test.each([
  ['REGISTRY_PORT', 'no port'],
  ['RETAIN_DAYS', 'no number of days'],
  ['ROLLOUT_VISITORS', 'no number above 0'],
  ['ROLLOUT_MINUTES', 'no number above 0'],
  ['LAST_GOOD_VISITORS', 'no number above 0'],
  ['WATCH_MINUTES', 'no number above 0'],
])('K-08: refuses %s when it is %s', (name, problem) => {
  for (const value of ['abc', '', '-1'])
    expect(() => configFrom({ [name]: value })).toThrow(`${name} is ${problem}`)
})
