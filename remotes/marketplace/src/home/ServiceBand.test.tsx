import { screen } from '@testing-library/react'
import { open } from '../testing/open.ts'
import { ServiceBand } from './ServiceBand.tsx'

const narrow = window.matchMedia
afterEach(() => {
  window.matchMedia = narrow
})

const Places = () => (
  <>
    <div data-testid="first">
      <ServiceBand isBesideCatalogues />
    </div>
    <div data-testid="second">
      <ServiceBand />
    </div>
  </>
)

test.each([
  ['phone has the services below', false, 'second'],
  ['wide window has them beside the catalogues', true, 'first'],
])('R-01 M-07: a %s, and has them once', async (_, matches, place) => {
  window.matchMedia = (query) => ({ ...narrow(query), matches })
  await open('/', '/', Places)
  const links = await screen.findAllByRole('link', { name: 'Keanggotaan' })
  expect(links).toHaveLength(1)
  expect(screen.getByTestId(place)).toContainElement(links[0]!)
})
