import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { UnreadCount } from '../widgets/UnreadCount.tsx'
import { ChatScreen } from './ChatScreen.tsx'
import { ConversationScreen } from './ConversationScreen.tsx'

const seller = { alias: 'toko-tani', name: 'Toko Tani', image: 'logo/1', is_open: true }
const message = (id: string, text: string, from_seller = false) => ({
  id,
  text,
  from_seller,
  product: null,
  created_at: '2026-08-17T03:00:00Z',
})
const talk = (...items: ReturnType<typeof message>[]) => ({
  result: { seller, items, has_more: false },
})

async function openTalk(answers: FakeAnswers, address = '/chat/toko-tani') {
  const gateway = fakeGateway({ readMessages: { result: { unread_count: 0 } }, ...answers })
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/chat/:seller',
    address,
    screen: ConversationScreen,
  })
  return gateway
}
const field = () => screen.findByRole('textbox', { name: 'Tulis pesan' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Kirim' }))

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
})

test.each([
  ['/chat', ChatScreen],
  ['/chat/toko-tani', ConversationScreen],
] as const)(
  'P-05: while chat is switched off %s shows it and offers another contact',
  async (address, shown) => {
    const { calls } = fakeGateway({})
    await openScreen({
      unit: 'account',
      messages: words,
      accessToken: 'token',
      path: address,
      address,
      screen: shown,
      flags: { 'marketplace-chat-v2': false },
    })
    expect(await screen.findByText('Chat sedang tidak tersedia')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Mulai belanja' })).toHaveAttribute('href', '/')
    expect(calls).toEqual([])
  },
)

test('P-05: while chat is switched off unread messages are neither requested nor counted', async () => {
  const { calls } = fakeGateway({ unreadMessages: { result: { unread_count: 3 } } })
  for (const isOn of [false, true]) {
    await openScreen({
      unit: 'account',
      messages: words,
      accessToken: 'token',
      path: '/x',
      address: '/x',
      screen: UnreadCount,
      flags: { 'marketplace-chat-v2': isOn },
    })
    expect(calls).toHaveLength(isOn ? 1 : 0)
  }
  expect(await screen.findByText('3')).toBeVisible()
})

test('R-20: chats link to their seller and show unread messages', async () => {
  fakeGateway({
    chats: {
      result: {
        items: [
          {
            seller,
            last: { text: 'Stok ada', from_seller: true, created_at: '2026-08-17T03:00:00Z' },
            unread_count: 2,
          },
        ],
        total_count: 1,
        page: 1,
        limit: 20,
      },
    },
  })
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/x',
    address: '/x',
    screen: ChatScreen,
  })
  const row = await screen.findByRole('link', { name: /Toko Tani.*2 pesan baru.*Stok ada/ })
  expect(row).toHaveAttribute('href', '/chat/toko-tani')
})

test('R-20: without chats the page explains how to start one', async () => {
  fakeGateway({ chats: { result: { items: [], total_count: 0, page: 1, limit: 20 } } })
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/x',
    address: '/x',
    screen: ChatScreen,
  })
  expect(await screen.findByText('Belum ada percakapan')).toBeVisible()
})

test('R-20 E-14: lists messages from the oldest to the newest, and marks the chat as read', async () => {
  const { calls } = await openTalk({
    chatMessages: talk(message('2', 'Bisa.', true), message('1', 'Bisa kirim besok?')),
  })
  const log = await screen.findByRole('log', { name: 'Percakapan dengan Toko Tani' })
  await waitFor(() => expect(log).toHaveTextContent(/Bisa kirim besok\?.*Bisa\./))
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('readMessages'))
})

test('R-20: a question about a product is sent with it, once', async () => {
  const sent: unknown[] = []
  await openTalk(
    {
      chatMessages: talk(),
      sendMessage: ({ body }: { body: unknown }) => {
        sent.push(body)
        return { result: message('1', 'Ada diskon?') }
      },
    },
    '/chat/toko-tani?product=7',
  )
  await userEvent.type(await field(), 'Ada diskon?')
  expect(screen.getByText('Menanyakan produk ini')).toBeVisible()
  const button = screen.getByRole('button', { name: 'Kirim' })
  await Promise.all([userEvent.click(button), userEvent.click(button)])
  await waitFor(async () => expect(await field()).toHaveValue(''))
  expect(sent).toEqual([{ key: expect.any(String), text: 'Ada diskon?', product_id: '7' }])
  await waitFor(() => expect(screen.queryByText('Menanyakan produk ini')).toBeNull())
})

test('R-20 K-01: a message that could not be sent stays in the field, and is sent again under the same key', async () => {
  const keys: string[] = []
  await openTalk({
    chatMessages: talk(),
    sendMessage: ({ body }: { body: unknown }) => {
      keys.push((body as { key: string }).key)
      if (keys.length === 1) throw refusal(429, 'TOO_MANY_MESSAGES')
      return { result: message('1', 'Halo') }
    },
  })
  await userEvent.type(await field(), 'Halo')
  await send()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await field()).toHaveValue('Halo')
  await send()
  await waitFor(async () => expect(await field()).toHaveValue(''))
  expect(keys[0]).toBe(keys[1])
})

test('R-20 K-01: text added while a message is in flight remains, without the text that is sent', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const sent: { key: string; text: string }[] = []
  await openTalk({
    chatMessages: talk(),
    sendMessage: async ({ body }: { body: unknown }) => {
      sent.push(body as { key: string; text: string })
      if (sent.length === 1) await arrived
      return { result: message(String(sent.length), 'Ada stok?') }
    },
  })
  await userEvent.type(await field(), 'Ada stok?')
  await send()
  await userEvent.type(await field(), ' Butuh 40 karton')
  arrive()
  await waitFor(async () => expect(await field()).toHaveValue('Butuh 40 karton'))
  await send()
  await waitFor(async () => expect(await field()).toHaveValue(''))
  expect(sent.map(({ text }) => text)).toEqual(['Ada stok?', 'Butuh 40 karton'])
  expect(sent[0]?.key).not.toBe(sent[1]?.key)
})

test('R-20 K-01: a message that is rewritten while it is in flight stays as rewritten', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await openTalk({
    chatMessages: talk(),
    sendMessage: async () => {
      await arrived
      return { result: message('1', 'Ada stok?') }
    },
  })
  await userEvent.type(await field(), 'Ada stok?')
  await send()
  await userEvent.clear(await field())
  await userEvent.type(await field(), 'Kirim ke Medan?')
  arrive()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Kirim' })).toBeEnabled())
  expect(await field()).toHaveValue('Kirim ke Medan?')
})

test('R-20: counts a message near the limit; a message above it shows an error and remains in the field', async () => {
  const sent: unknown[] = []
  await openTalk({
    chatMessages: talk(),
    sendMessage: ({ body }: { body: unknown }) => {
      sent.push((body as { text: string }).text)
      return { result: message('1', 'Halo') }
    },
  })
  await userEvent.click(await field())
  await userEvent.paste('a'.repeat(800))
  expect(screen.queryByText('800/1000')).toBeNull()
  await userEvent.paste('a'.repeat(199))
  expect(screen.getByText('999/1000')).toBeVisible()

  const tooLong = `${'a'.repeat(999)}😀`
  await userEvent.paste('😀')
  const hint = 'Pesan terlalu panjang. Hapus 1 huruf atau kirim dalam dua pesan.'
  expect(screen.getByText('1001/1000')).toBeVisible()
  expect(await field()).toHaveAccessibleDescription(expect.stringContaining(hint))
  await send()
  expect(await field()).toHaveValue(tooLong)
  expect(await field()).toHaveFocus()
  expect(sent).toEqual([])

  await userEvent.keyboard('{Backspace}{Backspace}')
  expect(screen.queryByText(hint)).toBeNull()
  await send()
  await waitFor(() => expect(sent).toEqual(['a'.repeat(999)]))
})

test('R-20: a store that does not exist shows an error and a link back', async () => {
  await openTalk({
    chatMessages: () => {
      throw refusal(404, 'SELLER_UNKNOWN')
    },
  })
  expect(await screen.findByText('Toko tidak ditemukan')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ke daftar chat' })).toHaveAttribute('href', '/chat')
})
