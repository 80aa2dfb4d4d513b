import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { PageProvider } from './PageProvider.tsx'
import { useRemote } from './remote-context.ts'
import { testPage } from './testing/test-page.ts'
import { Widget } from './Widget.tsx'
import type { Modules } from './page.ts'

async function show(load: Modules['load'], widget: ReactNode) {
  jest.spyOn(console, 'error').mockReturnValue()
  const page = testPage({ modules: { load } })
  await act(async () =>
    render(
      <PageProvider page={page}>
        <h1>Beras</h1>
        {widget}
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

test('M-02: a widget of another remote is drawn with its properties, in a region that says whose it is', async () => {
  const AddToCart = ({ product }: { product: string }) => (
    <button>{`${useRemote().unit} ${product}`}</button>
  )
  await show(async () => ({ AddToCart }), addToCart)
  const button = screen.getByRole('button', { name: 'checkout beras' })
  expect(button.parentElement).toHaveAttribute('data-remote', 'checkout')
  expect(button.parentElement).toHaveAttribute('data-version', '1.0.0')
})

test('M-02: while it loads, its skeleton stands there', async () => {
  await show(() => new Promise(() => {}), addToCart)
  expect(screen.getByText('…')).toBeVisible()
})

test('X-07: a widget that can not be loaded gives way to its fallback, and the page lives on', async () => {
  const page = await show(async () => Promise.reject(new Error('down')), addToCart)
  expect(screen.getByRole('link', { name: 'Keranjang' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Beras' })).toBeVisible()
  expect(page.records).toMatchObject([
    { type: 'error', from: { unit: 'checkout' }, context: { widget: 'checkout/add-to-cart' } },
  ])
})

test('X-09: a widget that throws while it is drawn gives way to its fallback, and is reported', async () => {
  const AddToCart = () => {
    throw new Error('bug')
  }
  const page = await show(async () => ({ AddToCart }), addToCart)
  expect(screen.getByRole('link', { name: 'Keranjang' })).toBeVisible()
  expect(page.records).toMatchObject([
    { type: 'error', from: { unit: 'checkout', version: '1.0.0' } },
  ])
})

test('M-02: a widget that no remote of the release set offers is its fallback', async () => {
  await show(async () => ({}), <Widget name="billing/pulsa" fallback="Pulsa" />)
  expect(screen.getByText('Pulsa')).toBeVisible()
})
