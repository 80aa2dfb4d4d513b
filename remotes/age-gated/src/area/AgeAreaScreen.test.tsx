import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { AgeAreaScreen } from './AgeAreaScreen.tsx'

const category = (
  slug: string,
  name: string,
  is_age_restricted: boolean,
  children: object[] = [],
) => ({
  id: slug,
  slug,
  name,
  level: 3,
  image: `c/${slug}`,
  area: 'resto',
  product_count: 3,
  is_age_restricted,
  children,
})

const tree = {
  result: [
    category('big-resto', 'Resto', false, [
      category('sembako', 'Sembako', false, [category('beras', 'Beras', false)]),
      category('alkohol', 'Minuman Beralkohol', true, [category('bir', 'Bir', true)]),
    ]),
  ],
}

const show = (address: string, categories: unknown = tree) => {
  fakeGateway({ categories })
  const List = ({ filters }: { filters: object }) => <p>{JSON.stringify(filters)}</p>
  const loaded = Promise.resolve({ ProductList: List })
  return openScreen({
    path: '/age-restricted',
    address,
    screen: AgeAreaScreen,
    unit: 'age-gated',
    messages: words,
    accessToken: 'a',
    boot: {
      widgets: { 'marketplace/product-list': { unit: 'marketplace', module: './ProductList' } },
    },
    modules: { load: () => loaded },
  })
}

test('F-09 V-14: lists age-restricted products, with filters for age-restricted categories only', async () => {
  const { address } = await show('/age-restricted')
  expect(await screen.findByText('{"age_restricted":"1"}')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Beras' })).toBeNull()
  await userEvent.click(await screen.findByRole('link', { name: 'Bir' }))
  expect(address()).toBe('/age-restricted?category=bir')
  expect(screen.getByText('{"age_restricted":"1","category":"bir"}')).toBeVisible()
})

test('F-09: ignores a category that is not age-restricted', async () => {
  await show('/age-restricted?category=beras')
  expect(await screen.findByText('{"age_restricted":"1"}')).toBeVisible()
})

test('F-09: lists no other products while the categories load', async () => {
  let answer = () => {}
  const answered = new Promise((resolve) => {
    answer = () => resolve(tree)
  })
  await show('/age-restricted?category=bir', () => answered)
  expect(await screen.findByText('{"age_restricted":"1","category":"bir"}')).toBeVisible()
  answer()
  expect(await screen.findByRole('link', { name: 'Bir' })).toBeVisible()
  expect(screen.getByText('{"age_restricted":"1","category":"bir"}')).toBeVisible()
})
