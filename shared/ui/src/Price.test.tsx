import { render, screen } from '@testing-library/react'
import { rupiah } from './format/rupiah.ts'
import { percentSaved, Price } from './Price.tsx'

test('F-02: formats rupiah with the separators of the language and a non-breaking space', () => {
  expect(rupiah(1_250_000, 'id')).toBe('Rp\u00a01.250.000')
  expect(rupiah(1_250_000, 'en')).toBe('Rp\u00a01,250,000')
  expect(rupiah(0, 'id')).toBe('Rp\u00a00')
  expect(rupiah(-40_000, 'id')).toBe('−Rp\u00a040.000')
})

test('formats every digit of large amounts', () => {
  expect(rupiah(9_007_199_254_740_991, 'id')).toBe('Rp\u00a09.007.199.254.740.991')
  expect(rupiah(123_456_789_012_345_678_901n, 'en')).toBe('Rp\u00a0123,456,789,012,345,678,901')
})

test('rounds a saving down, and returns none without a higher previous price', () => {
  expect(percentSaved(312_500, 345_000)).toBe(9)
  expect(percentSaved(84_900, 97_000)).toBe(12)
  expect(percentSaved(97_000, 97_000)).toBe(0)
  expect(percentSaved(97_000, 84_900)).toBe(0)
})

test('shows the unit, the previous price and the saving', () => {
  const { container } = render(
    <Price amount={84_900} was={97_000} unit="karton" saveWord="Hemat" language="id" />,
  )
  expect(container).toHaveTextContent('Rp 84.900 /karton')
  expect(container.querySelector('s')).toHaveTextContent('Rp 97.000')
  expect(screen.getByText('Hemat 12%')).toBeVisible()
})

test('does not strike through a lower previous price', () => {
  const { container } = render(<Price amount={97_000} was={84_900} language="en" />)
  expect(container.querySelector('s')).toBeNull()
  expect(container).toHaveTextContent(/^Rp 97,000$/)
})
