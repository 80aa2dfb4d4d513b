import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { senopati, villages } from '../testing/buyer.ts'
import { SelectLocationScreen } from './SelectLocationScreen.tsx'

Element.prototype.scrollIntoView = () => {}

const nearest = { result: { ...senopati, distance_km: 0.1 } }
const pages = { page: 1, limit: 8 }

async function open(answers: FakeAnswers = {}) {
  const gateway = fakeGateway({
    nearestPlace: nearest,
    subdistricts: villages,
    searchPlaces: { result: [senopati], total_count: 1, ...pages },
    ...answers,
  })
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/select-location',
    address: '/select-location?draft=new',
    screen: SelectLocationScreen,
  })
  const field = await screen.findByRole('combobox', { name: 'Cari tempat di peta' })
  return {
    field,
    sent: (call: string) =>
      gateway.calls.filter((one) => one.call === call).map(({ url }) => url.searchParams),
  }
}

test('R-32 C-13: a result of the search moves the map below the pin to that place', async () => {
  const { field, sent } = await open()
  await userEvent.type(field, 'senayan')
  await screen.findByRole('option', { name: /^Senayan/ })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByRole('application')).toHaveFocus()
  expect(screen.getByText('Peta menampilkan Senayan')).toBeInTheDocument()
  await waitFor(() => expect(sent('nearestPlace').at(-1)?.get('latitude')).toBe('-6.2277'))
  expect(sent('nearestPlace').at(-1)?.get('longitude')).toBe('106.8081')
})

test('R-32 V-03: searches from three characters', async () => {
  const { field, sent } = await open()
  await userEvent.type(field, 'se n')
  await screen.findByRole('option', { name: /^Senayan/ })
  expect(sent('searchPlaces').map((query) => query.get('like'))).toEqual(['se n'])
})

test('R-32: shows a message when no place matches, and when the search fails', async () => {
  const { field } = await open({
    searchPlaces: ({ url }: { url: URL }) => {
      if (url.searchParams.get('like') === 'abcd') return { result: [], total_count: 0, ...pages }
      throw refusal(403, 'NO')
    },
  })
  await userEvent.type(field, 'abcd')
  expect(await screen.findByText(/^Tempat tidak ditemukan/)).toBeVisible()
  await userEvent.type(field, 'e')
  expect(await screen.findByText(/^Tempat tidak dapat dicari sekarang/)).toBeVisible()
})

test('R-32: a pin that has moved is saved only once its own place is known', async () => {
  let answer: (place: unknown) => void = () => {}
  const { field, sent } = await open({
    nearestPlace: ({ url }: { url: URL }) =>
      url.searchParams.get('latitude') === '-6.2277'
        ? new Promise((resolve) => (answer = resolve))
        : nearest,
  })
  const save = screen.getByRole('button', { name: 'Simpan titik ini' })
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'))
  await userEvent.type(field, 'senayan')
  await screen.findByRole('option', { name: /^Senayan/ })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled'))
  await waitFor(() => expect(sent('nearestPlace').at(-1)?.get('latitude')).toBe('-6.2277'))
  expect(save).toHaveAttribute('aria-disabled')
  act(() => answer(nearest))
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'))
})
