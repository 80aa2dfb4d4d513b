import { act, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Link, MemoryRouter } from 'react-router-dom'
import { PageProvider } from './PageProvider.tsx'
import { useRemote } from './remote-context.ts'
import { testPage } from './testing/test-page.ts'
import { Widget } from './Widget.tsx'
import type { Modules } from './page.ts'
import { expectConsole } from './testing/expect-console.ts'

async function show(load: Modules['load'], widget: ReactNode) {
  // Each call returns the same promise, like the real loader.
  let loading: Promise<unknown> | undefined
  const once = ((...args) => (loading ??= load(...args))) as Modules['load']
  const page = testPage({ modules: { load: once } })
  await act(async () =>
    render(
      <PageProvider page={page}>
        <MemoryRouter>
          <h1>Beras</h1>
          <Link to="/next">Lanjut</Link>
          {widget}
        </MemoryRouter>
      </PageProvider>,
    ),
  )
  return page
}

const addToCart = (
  <Widget
    name="checkout/add-to-cart"
    skeleton="…"
    fallback={<a href="/cart">Keranjang</a>}
    product="beras"
  />
)

test('M-02: a widget of another remote renders with its properties, in a region that names its remote', async () => {
  const AddToCart = ({ product }: { product: string }) => (
    <button>{`${useRemote().unit} ${product}`}</button>
  )
  await show(async () => ({ AddToCart }), addToCart)
  const button = screen.getByRole('button', { name: 'checkout beras' })
  expect(button.parentElement).toHaveAttribute('data-remote', 'checkout')
  expect(button.parentElement).toHaveAttribute('data-version', '1.0.0')
})

test('M-02: shows its skeleton while it loads', async () => {
  await show(() => new Promise(() => {}), addToCart)
  expect(screen.getByText('…')).toBeVisible()
})

test('X-07: a widget that can not be loaded shows its fallback, and the page keeps working', async () => {
  expectConsole(/^Error: down/)
  const page = await show(async () => Promise.reject(new Error('down')), addToCart)
  expect(screen.getByRole('link', { name: 'Keranjang' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Beras' })).toBeVisible()
  expect(page.records).toMatchObject([
    { type: 'error', from: { unit: 'checkout' }, context: { widget: 'checkout/add-to-cart' } },
  ])
})

test.each([
  ['the connection is back', () => act(async () => void window.dispatchEvent(new Event('online')))],
  ['the next page opens', () => act(async () => screen.getByText('Lanjut').click())],
])('X-07: a widget that could not be loaded is loaded again when %s', async (_, event) => {
  expectConsole(/^Error: down/)
  let loading: Promise<Record<string, unknown>> | undefined
  let isDown = true
  const load = () =>
    (loading ??= isDown
      ? Promise.reject(new Error('down'))
      : Promise.resolve({ AddToCart: () => <b>Tambah</b> }))
  const page = testPage({ modules: { load, retry: () => (loading = undefined) } })
  await act(async () =>
    render(
      <PageProvider page={page}>
        <MemoryRouter>
          <Link to="/next">Lanjut</Link>
          {addToCart}
        </MemoryRouter>
      </PageProvider>,
    ),
  )
  expect(screen.getByRole('link', { name: 'Keranjang' })).toBeVisible()
  isDown = false
  await event()
  expect(screen.getByText('Tambah')).toBeVisible()
  expect(page.records).toHaveLength(1)
})

test('X-07: a widget that is placed again loads again, without an event', async () => {
  expectConsole(/^Error: down/)
  let loading: Promise<Record<string, unknown>> | undefined
  let isDown = true
  const load = () =>
    (loading ??= isDown
      ? Promise.reject(new Error('down'))
      : Promise.resolve({ AddToCart: () => <b>Tambah</b> }))
  const page = testPage({ modules: { load, retry: () => (loading = undefined) } })
  const Shop = () => {
    const [product, setProduct] = useState(1)
    return (
      <>
        <button onClick={() => setProduct(product + 1)}>+</button>
        <Widget key={product} name="checkout/add-to-cart" fallback="Muat ulang" />
      </>
    )
  }
  await act(async () =>
    render(
      <PageProvider page={page}>
        <MemoryRouter>
          <Shop />
        </MemoryRouter>
      </PageProvider>,
    ),
  )
  expect(screen.getByText('Muat ulang')).toBeVisible()
  isDown = false
  await act(async () => screen.getByText('+').click())
  expect(await screen.findByText('Tambah')).toBeVisible()
})

test('X-09: a widget that throws while rendering shows its fallback, and the error is reported', async () => {
  expectConsole(/^Error: bug/)
  const AddToCart = () => {
    throw new Error('bug')
  }
  const page = await show(async () => ({ AddToCart }), addToCart)
  expect(screen.getByRole('link', { name: 'Keranjang' })).toBeVisible()
  expect(page.records).toMatchObject([
    { type: 'error', from: { unit: 'checkout', version: '1.0.0' } },
  ])
})

test('X-09: a widget that threw is tried again on the next page, and not before', async () => {
  expectConsole(/^Error: bug/)
  let isBroken = true
  const AddToCart = () => {
    if (isBroken) throw new Error('bug')
    return <b>Tambah</b>
  }
  const page = await show(async () => ({ AddToCart }), addToCart)
  isBroken = false
  expect(page.records).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Keranjang' })).toBeVisible()
  await act(async () => screen.getByText('Lanjut').click())
  expect(screen.getByText('Tambah')).toBeVisible()
  expect(screen.queryByText('Keranjang')).toBeNull()
})

test('M-02: a widget that no remote of the release set offers shows its fallback', async () => {
  await show(async () => ({}), <Widget name="billing/pulsa" fallback="Pulsa" />)
  expect(screen.getByText('Pulsa')).toBeVisible()
})

test('M-02: a server-rendered widget remains until its code loads, also when its page re-renders, and then uses the current properties', async () => {
  let arrive: (code: Record<string, unknown>) => void
  const code = new Promise<Record<string, unknown>>((resolve) => {
    arrive = resolve
  })
  const page = testPage({ modules: { load: () => code } })
  const Shop = () => {
    const [amount, setAmount] = useState(1)
    return (
      <>
        <button onClick={() => setAmount(amount + 1)}>+</button>
        <Widget name="checkout/add-to-cart" skeleton="…" amount={amount} />
      </>
    )
  }
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML =
    '<button>+</button><!--$--><div data-widget="checkout/add-to-cart" data-remote="checkout" data-version="1.0.0"><b>1 sak</b></div><!--/$-->'
  const rendered = screen.getByText('1 sak')
  await act(async () =>
    hydrateRoot(
      place,
      <PageProvider page={page}>
        <MemoryRouter>
          <Shop />
        </MemoryRouter>
      </PageProvider>,
    ),
  )
  await act(async () => screen.getByRole('button').click())
  expect(screen.getByText('1 sak')).toBe(rendered)
  await act(async () =>
    arrive({ AddToCart: ({ amount }: { amount: number }) => <b>{`${amount} sak`}</b> }),
  )
  expect(screen.getByText('2 sak')).toBe(rendered)
  place.remove()
})
