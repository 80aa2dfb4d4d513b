import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { ConnectScreen } from './ConnectScreen.tsx'

const stored = {
  id: 'k1',
  name: 'Gudang',
  hint: 'x1Y2',
  scopes: ['orders'],
  created_by: 'Budi Santoso',
  created_at: '2026-11-24T03:00:00Z',
  last_used_at: null,
  is_stopped: false,
}
const secret = `bk_${'a'.repeat(43)}`

async function start(answers: FakeAnswers = {}, accessToken = 'buyer') {
  const gateway = fakeGateway({
    companies: { companies: [] },
    apiKeys: { keys: [], most: 10 },
    createApiKey: { key: secret, api_key: stored },
    revokeApiKey: { result: { done: true } },
    ...answers,
  })
  await openScreen({
    unit: 'services',
    messages: words,
    path: '*',
    address: '/services/borong-connect',
    screen: ConnectScreen,
    accessToken,
  })
  const sent = (id: string) => gateway.calls.filter(({ call }) => call === id)
  return { sent }
}
const create = async (name: string) => {
  await userEvent.type(await screen.findByLabelText('Nama kunci'), name)
  await userEvent.click(screen.getByRole('button', { name: 'Buat kunci' }))
}

test('R-15: a guest reads the terms and the guide, and is asked to log in for keys', async () => {
  const { sent } = await start({}, '')
  expect(await screen.findByRole('heading', { level: 1, name: 'Borong Connect' })).toBeVisible()
  for (const name of ['Untuk siapa', 'Biaya', 'Syarat', 'Pertanyaan umum'])
    expect(screen.getByRole('heading', { name })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Buka panduan API' })).toHaveAttribute(
    'href',
    expect.stringContaining('/connect/docs?lang=id'),
  )
  expect(screen.getByRole('button', { name: 'Masuk' })).toBeVisible()
  expect(sent('apiKeys')).toEqual([])
})

test('R-15: shows a new key once, and sends its name and scopes', async () => {
  const { sent } = await start()
  expect(await screen.findByText(/Belum ada kunci/)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /Katalog/ }))
  await create('Akuntansi')
  expect(await screen.findByText(secret)).toHaveFocus()
  expect(sent('createApiKey').map(({ body }) => body)).toMatchObject([
    { name: 'Akuntansi', scopes: ['orders'] },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Sudah saya simpan' }))
  expect(screen.queryByText(secret)).toBeNull()
})

test('R-15: asks for a name and a scope before it sends', async () => {
  const { sent } = await start()
  await userEvent.click(await screen.findByRole('checkbox', { name: /Katalog/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Pesanan/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Buat kunci' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Isi nama kunciPilih minimal satu izin')
  expect(sent('createApiKey')).toEqual([])
})

test('R-15: a second try after a lost answer has the same request id', async () => {
  const { sent } = await start({
    createApiKey: () => {
      throw refusal(409, 'KEY_CREATED', 'Kunci ini sudah dibuat')
    },
  })
  await create('Akuntansi')
  expect(await screen.findByText('Kunci ini sudah dibuat')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Buat kunci' }))
  await waitFor(() => expect(sent('createApiKey')).toHaveLength(2))
  const [first, second] = sent('createApiKey').map(({ body }) => body as { request_id: string })
  expect(second!.request_id).toBe(first!.request_id)
})

test('R-15: revokes a key after a confirmation', async () => {
  const { sent } = await start({ apiKeys: { keys: [stored], most: 10 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Cabut kunci Gudang' }))
  expect(screen.getByRole('button', { name: 'Tidak jadi' })).toHaveFocus()
  expect(sent('revokeApiKey')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cabut' }))
  await waitFor(() => expect(sent('revokeApiKey')).toHaveLength(1))
  await waitFor(() => expect(sent('apiKeys')).toHaveLength(2))
})

test('P-03: admins and finance choose a company, whose keys name their creator; a buyer does not', async () => {
  const { sent } = await start({
    companies: {
      companies: [
        { id: 'c1', name: 'PT Dapur', role: 'finance' },
        { id: 'c2', name: 'PT Kedai', role: 'buyer' },
      ],
    },
    apiKeys: { keys: [{ ...stored, is_stopped: true }], most: 1 },
  })
  const owner = await screen.findByLabelText('Kunci untuk')
  expect(screen.queryByRole('option', { name: 'PT Kedai' })).toBeNull()
  await userEvent.selectOptions(owner, 'PT Dapur')
  expect(await screen.findByText(/Dibuat Budi Santoso/)).toBeVisible()
  expect(screen.getByText('Berhenti')).toBeVisible()
  expect(screen.getByText(/Sudah ada 1 kunci/)).toBeVisible()
  expect(sent('apiKeys').at(-1)?.url.searchParams.get('company_id')).toBe('c1')
})
