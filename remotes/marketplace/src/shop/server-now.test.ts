import { serverNow } from './server-now.ts'

afterEach(() => jest.restoreAllMocks())

test('R-05: adds the time since the document loaded to its clock, however wrong the phone’s clock is', () => {
  const document = Date.UTC(2026, 0, 2, 5)
  const hour = 3_600_000
  jest.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + hour)
  expect(serverNow(document)).toBe(document + hour)
})
