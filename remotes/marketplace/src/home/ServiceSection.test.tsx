import { setWindowWidth } from '@borong/contract/testing/window-width'
import { screen } from '@testing-library/react'
import { open } from '../testing/open.ts'
import { ServiceSection } from './ServiceSection.tsx'

const Places = () => (
  <>
    <div data-testid="first">
      <ServiceSection isBesideCatalogues />
    </div>
    <div data-testid="second">
      <ServiceSection />
    </div>
  </>
)

test.each([
  ['phone has the services below', 360, 'second'],
  ['wide window has them beside the catalogues', 1280, 'first'],
])('R-01 M-07: a %s, and has them once', async (_, width, place) => {
  setWindowWidth(width)
  await open('/', '/', Places)
  const links = await screen.findAllByRole('link', { name: 'Keanggotaan' })
  expect(links).toHaveLength(1)
  expect(screen.getByTestId(place)).toContainElement(links[0]!)
})
