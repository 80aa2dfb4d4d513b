import { hasMore, nextPage } from './has-more.ts'

test.each([
  { total_count: 0, page: 1, more: false },
  { total_count: 20, page: 1, more: false },
  { total_count: 21, page: 1, more: true },
  { total_count: 40, page: 2, more: false },
  { total_count: 41, page: 2, more: true },
  { total_count: 5000, page: 100, more: false },
])('T-10 K-01: $total_count results have more after page $page: $more', ({ more, ...results }) => {
  expect(hasMore(results)).toBe(more)
  expect(nextPage(results)).toBe(more ? results.page + 1 : undefined)
})
