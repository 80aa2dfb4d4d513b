import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { serverNow, useServerNow } from './server-now.ts'

afterEach(() => jest.restoreAllMocks())

test('R-05: adds the time since the document loaded to its clock, however wrong the phone’s clock is', () => {
  const document = Date.UTC(2026, 0, 2, 5)
  const hour = 3_600_000
  jest.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + hour)
  expect(serverNow(document)).toBe(document + hour)
})

test('a tab that was open since yesterday has the present time when the buyer comes back to it', () => {
  const Now = () => useServerNow(1000)
  const day = 86_400_000
  const now = jest.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin)
  expect(renderToString(<Now />)).toBe('1000')
  render(<Now />)
  now.mockReturnValue(performance.timeOrigin + day)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText(1000 + day)).toBeVisible()
})
