import { judgeFailover } from './judge-failover.ts'

const failover = { from: 1_000, takenOver: 20_500, whole: 44_000 }
const answer = (name: string, at: number, status = 200) => ({ name, at, status, isExpected: true })

test('C-27 F-07: the first order and bill of a new primary are found', () => {
  const answers = [
    answer('order', 900),
    answer('order', 22_000, 500),
    answer('order', 23_000),
    answer('pay bill', 24_000),
    answer('order', 25_000),
  ]
  expect(judgeFailover(failover, answers)).toMatchObject({
    found:
      'statements after 20.5 s, first order after 22.0 s, first pay bill after 23.0 s, a standby again after 44.0 s',
    broken: [],
  })
})

test('C-27 F-07: a new primary that takes no order and no bill fails', () => {
  const answers = [answer('order', 900), answer('pay bill', 21_000)]
  expect(judgeFailover(failover, answers).broken).toEqual([
    'no order succeeded afterwards',
    'no pay bill succeeded afterwards',
  ])
})
