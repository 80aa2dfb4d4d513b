import { isSparing } from './is-sparing.ts'

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [undefined, false],
])('R-01: on %j nothing is read ahead: %s', (connection, sparing) => {
  expect(isSparing({ connection })).toBe(sparing)
})
