import { judgeCache } from './judge-cache.ts'

const good = { documents: 1000, hits: 960, leaks: [], failures: [], visibleMs: 900 }

test('a cache that answers nearly all guests keeps its promise', () => {
  expect(judgeCache(good)).toMatchObject({
    found: '96.0 % of 1000 documents from the cache, a release is visible after 0.9 s',
    broken: [],
  })
})

test.each([
  [{ hits: 900 }, 'only 90.0 % came from the cache'],
  [{ leaks: ['/ sets a cookie', '/ sets a cookie'] }, '/ sets a cookie'],
  [{ failures: ['/: 503'] }, '/: 503'],
  [{ visibleMs: 2_400 }, 'the release was visible after 2400 ms'],
])('a cache with %j breaks it', (change, broken) => {
  expect(judgeCache({ ...good, ...change }).broken).toEqual([broken])
})
