import { Link } from '@borong/contract'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { useFollowedLinks } from './followed-links.ts'

let arrive: (words: string) => void
let words: Promise<string>

beforeEach(() => {
  history.replaceState(null, '', '/')
  words = new Promise((resolve) => (arrive = resolve))
})

const Slow = () => <h1>{use(words)}</h1>

function Shop() {
  useFollowedLinks()
  return (
    <>
      <Link to="/slow">Kategori</Link>
      <Suspense>
        <Routes>
          <Route path="/" element={<h1>Beranda</h1>} />
          <Route path="/slow" element={<Slow />} />
        </Routes>
      </Suspense>
    </>
  )
}

const open = () =>
  render(
    <BrowserRouter>
      <Shop />
    </BrowserRouter>,
  )
const tap = () => act(async () => fireEvent.click(link()))
const link = () => screen.getByRole('link', { name: 'Kategori' })

test('N-01: a tapped link shows feedback immediately, until its page appears', async () => {
  open()
  await tap()
  expect(screen.getByText('Beranda')).toBeInTheDocument()
  expect(link()).toHaveAttribute('data-followed')
  await act(async () => arrive('Kategori produk'))
  expect(await screen.findByText('Kategori produk')).toBeInTheDocument()
  expect(link()).not.toHaveAttribute('data-followed')
})

test('N-01: a visitor who goes back before the page appears finds the link reset', async () => {
  open()
  await tap()
  expect(link()).toHaveAttribute('data-followed')
  const left = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  )
  await act(async () => {
    history.back()
    await left
  })
  expect(link()).not.toHaveAttribute('data-followed')
})

test('N-01: the link of the current page, tapped again, shows no waiting state', async () => {
  history.replaceState(null, '', '/slow')
  arrive('Kategori produk')
  await act(async () => open())
  await tap()
  expect(link()).not.toHaveAttribute('data-followed')
})
