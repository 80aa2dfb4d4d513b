import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { detail } from '../testing/samples.ts'
import ReviewSection from './ReviewSection.tsx'

const review = (id: string, rating: number, text: string) => ({
  id,
  rating,
  text,
  buyer_name: 'S***i',
  created_at: '2026-01-02T03:00:00.000Z',
  is_mine: false,
})
const allReviews = [review('1', 5, 'Pulen dan bersih'), review('2', 3, 'Karungnya sobek')]
const reviews = ({ url }: { url: URL }) => {
  const stars = url.searchParams.get('rating')
  const result = allReviews.filter(({ rating }) => !stars || rating === Number(stars))
  return {
    result,
    summary: {
      rating: 4,
      count: 2,
      by_stars: [1, 2, 3, 4, 5].map((one) => ({
        stars: one,
        count: allReviews.filter(({ rating }) => rating === one).length,
      })),
    },
    total_count: result.length,
    page: 1,
    limit: 5,
  }
}

beforeEach(() => sessionStorage.clear())

const show = (options?: Parameters<typeof open>[3]) =>
  open('/', '/', () => <ReviewSection product={detail()} />, options)

test('R-12: shows a summary of the reviews, and filters them by stars', async () => {
  fakeGateway({ reviews })
  await show()
  expect(await screen.findByText('Pulen dan bersih')).toBeVisible()
  expect(screen.getByLabelText('Nilai 4 dari 5, 2 ulasan')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '3 bintang' }))
  expect(await screen.findByText('Karungnya sobek')).toBeVisible()
  expect(screen.queryByText('Pulen dan bersih')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '1 bintang' }))
  expect(await screen.findByText('Belum ada ulasan dengan nilai ini')).toBeVisible()
})

test('R-12: retains the reviews while others are in flight, with the chosen stars marked', async () => {
  let answer: () => void = () => {}
  fakeGateway({
    reviews: async (recorded: { url: URL }) => {
      if (recorded.url.searchParams.has('rating'))
        await new Promise<void>((resolve) => (answer = resolve))
      return reviews(recorded)
    },
  })
  await show()
  const three = await screen.findByRole('button', { name: '3 bintang' })
  await userEvent.click(three)
  expect(three).toHaveAttribute('aria-pressed', 'true')
  expect(three).toHaveFocus()
  expect(screen.getByText('Pulen dan bersih').closest('[aria-busy=true]')).toBeVisible()
  answer()
  await waitFor(() => expect(screen.queryByText('Pulen dan bersih')).toBeNull())
  expect(screen.getByText('Karungnya sobek').closest('[aria-busy=true]')).toBeNull()
  expect(three).toHaveFocus()
})

test('R-12: retains score and stars when a filtered list fails, and retries in place', async () => {
  const { answers } = fakeGateway({
    reviews: (recorded: { url: URL }) => {
      if (recorded.url.searchParams.has('rating')) throw refusal(403, 'NO', 'Tidak boleh')
      return reviews(recorded)
    },
  })
  await show()
  await userEvent.click(await screen.findByRole('button', { name: '3 bintang' }))
  expect(await screen.findByText('Tidak boleh')).toBeVisible()
  expect(screen.getByLabelText('Nilai 4 dari 5, 2 ulasan')).toBeVisible()
  answers.reviews = reviews
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Karungnya sobek')).toBeVisible()
})

test('R-12: sends a review with its stars, and retains a refused one with the reason', async () => {
  const { calls, answers } = fakeGateway({
    reviews,
    addReview: () => {
      throw refusal(403, 'NOT_BOUGHT', 'Ulasan dapat ditulis setelah pesanan produk ini selesai')
    },
  })
  await show({ accessToken: 'a' })
  await userEvent.click(await screen.findByRole('button', { name: 'Tulis ulasan' }))
  const field = await screen.findByLabelText('Ulasan Anda')
  expect(screen.getAllByRole('button', { name: '5 bintang' })[0]).toHaveFocus()
  await userEvent.type(field, 'Bagus')
  await userEvent.click(screen.getByRole('button', { name: 'Kirim ulasan' }))
  expect(await screen.findByText(/setelah pesanan produk ini selesai/)).toBeVisible()
  expect(field).toHaveValue('Bagus')
  answers.addReview = { result: review('3', 5, 'Bagus') }
  await userEvent.click(screen.getByRole('button', { name: 'Kirim ulasan' }))
  await waitFor(() => expect(screen.queryByLabelText('Ulasan Anda')).toBeNull())
  expect(screen.getByRole('button', { name: 'Tulis ulasan' })).toHaveFocus()
  expect(calls.filter(({ call }) => call === 'addReview')).toHaveLength(2)
})

test('P-02 R-12: opens the form that a guest requested after login', async () => {
  fakeGateway({ reviews })
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Tulis ulasan' }))
  cleanup()
  await show({ accessToken: 'a' })
  expect(await screen.findByLabelText('Ulasan Anda')).toBeVisible()
})

test('P-02 R-12: restores a review draft when the page opens again, and clears it once it is sent', async () => {
  const { answers } = fakeGateway({ reviews })
  await show({ accessToken: 'a' })
  await userEvent.click(await screen.findByRole('button', { name: 'Tulis ulasan' }))
  await userEvent.click(screen.getAllByRole('button', { name: '4 bintang' })[0]!)
  await userEvent.type(screen.getByLabelText('Ulasan Anda'), 'Karungnya utuh')
  cleanup()

  await show({ accessToken: 'b' })
  await userEvent.click(await screen.findByRole('button', { name: 'Tulis ulasan' }))
  expect(screen.getByLabelText('Ulasan Anda')).toHaveValue('Karungnya utuh')
  expect(screen.getAllByRole('button', { name: '4 bintang' })[0]).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  answers.addReview = { result: review('3', 4, 'Karungnya utuh') }
  await userEvent.click(screen.getByRole('button', { name: 'Kirim ulasan' }))
  await waitFor(() => expect(screen.queryByLabelText('Ulasan Anda')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Tulis ulasan' }))
  expect(await screen.findByLabelText('Ulasan Anda')).toHaveValue('')
})

test('P-02 R-12: sends a guest to the login page before the review form opens', async () => {
  fakeGateway({ reviews })
  const { sentToLogin } = await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Tulis ulasan' }))
  expect(sentToLogin()).toBe(true)
  expect(screen.queryByLabelText('Ulasan Anda')).toBeNull()
})
