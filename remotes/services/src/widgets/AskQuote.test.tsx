import { fakeGateway, type RecordedCall } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { AskQuote } from './AskQuote.tsx'

async function start(draftQuotes: unknown, items: { product_id: string; quantity: number }[]) {
  const gateway = fakeGateway({ draftQuotes })
  const opened = await openScreen({
    unit: 'services',
    messages: words,
    path: '/product',
    address: '/product',
    screen: () => <AskQuote source="product" items={items} />,
    accessToken: 'buyer',
  })
  return { ...gateway, ...opened }
}
const ask = async () => userEvent.dblClick(await screen.findByRole('button'))
const keysOf = (calls: RecordedCall[]) => calls.map(({ body }) => (body as { key: string }).key)

test('F-08: two taps draft one quote and lead to it', async () => {
  const items = [{ product_id: '12', quantity: 4 }]
  const { calls, address } = await start({ result: [{ id: 'q1', state: 'draft' }] }, items)
  await ask()
  await waitFor(() => expect(address()).toBe('/quotes/q1'))
  expect(calls).toMatchObject([{ body: { source: 'product', items } }])
})

test('F-08: products of two sellers lead to the drafts', async () => {
  const items = ['12', '15'].map((product_id) => ({ product_id, quantity: 1 }))
  const result = ['q1', 'q2'].map((id) => ({ id, state: 'draft' }))
  const { address } = await start({ result }, items)
  await ask()
  await waitFor(() => expect(address()).toBe('/quotes?state=draft'))
})

test('F-08: after the earlier request was sent, the same products make a new one', async () => {
  const items = [{ product_id: '30', quantity: 1 }]
  let count = 0
  const { calls, address } = await start(() => {
    count += 1
    return { result: [{ id: `q${count}`, state: count === 1 ? 'asked' : 'draft' }] }
  }, items)
  await ask()
  await waitFor(() => expect(address()).toBe('/quotes/q2'))
  expect(new Set(keysOf(calls)).size).toBe(2)
})
