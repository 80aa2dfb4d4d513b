import { savesData } from './save-data.ts'

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [undefined, false],
])('R-01: on %j prefetching is off: %s', (connection, sparing) => {
  expect(savesData({ connection })).toBe(sparing)
})
