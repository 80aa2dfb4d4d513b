import { screen } from '@testing-library/react'
import { open } from '../testing/open.ts'
import { DueSection } from './DueSection.tsx'

const loads: string[] = []
const widget = Promise.resolve({ DueBills: () => <p>Tagihan Anda</p> })
const modules = {
  load: (unit: string, module: string) => {
    loads.push(`${unit} ${module}`)
    return widget
  },
}
const boot = {
  widgets: { 'billing/due-bills': { unit: 'billing', module: './widgets/DueBills' } },
}

beforeEach(() => loads.splice(0))

test('N-07: a buyer’s home loads the band of due bills', async () => {
  await open('/', '/', DueSection, { accessToken: 'a', boot, modules })
  expect(await screen.findByText('Tagihan Anda')).toBeVisible()
  expect(new Set(loads)).toEqual(new Set(['billing ./widgets/DueBills']))
})

test('N-07 V-12: a guest’s home loads no code of bills', async () => {
  await open('/', '/', DueSection, { boot, modules })
  expect(loads).toEqual([])
})

test('N-07: home has no band while no release offers it', async () => {
  await open('/', '/', DueSection, { accessToken: 'a', modules })
  expect(loads).toEqual([])
})
