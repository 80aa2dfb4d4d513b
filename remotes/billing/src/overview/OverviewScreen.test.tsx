import { refusal } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../remote.ts'
import { bill, savedNumber } from '../testing/bill-parts.ts'
import { openBills } from '../testing/open-bills.tsx'
import { OverviewScreen } from './OverviewScreen.tsx'

const open = (answers: Parameters<typeof openBills>[0]['answers'] = {}, isGuest = false) =>
  openBills({ screen: OverviewScreen, path: '/billing', answers, isGuest })

test('R-38: a guest sees each kind of bill, without a request, and a way to log in', async () => {
  const { calls } = await open({}, true)
  const kinds = within(await screen.findByRole('list', { name: 'Jenis tagihan' }))
  const paths = new Set(
    kinds.getAllByRole('link').map((link) => link.getAttribute('href')!.split('?')[0]),
  )
  for (const path of paths) expect(remote.routes.map((route) => route.path)).toContain(path)
  expect(paths.size).toBe(6)
  expect(screen.getByRole('link', { name: 'Masuk' })).toBeVisible()
  expect(calls).toEqual([])
})

test('F-07 R-38: a buyer sees unfinished transactions, due reminders and saved numbers', async () => {
  const water = savedNumber({ id: 'num-9', kind: 'water', label: 'Air ruko', number: '123456' })
  await open({
    billsDue: {
      result: {
        open: [bill({ state: 'pending' })],
        due: [{ number: water, due_on: '2026-11-25' }],
      },
    },
    billNumbers: { result: { items: [savedNumber(), water] } },
  })
  expect(await screen.findByRole('heading', { name: 'Belum selesai' })).toBeVisible()
  expect(screen.getByRole('link', { name: /Pulsa 50\.000.*Diproses/ })).toHaveAttribute(
    'href',
    '/billing/transaction/BIL261123AAAA',
  )
  expect(screen.getByRole('link', { name: /Jatuh tempo 25 November 2026/ })).toHaveAttribute(
    'href',
    '/billing/pdam?saved=num-9',
  )
  expect(screen.getByRole('link', { name: /HP toko/ })).toHaveAttribute(
    'href',
    '/billing/pulsa?saved=num-1',
  )
})

test('R-38: unfinished transactions come first, also when the saved numbers arrive before them', async () => {
  let arrive: (reply: unknown) => void = () => {}
  await open({
    billsDue: () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
    billNumbers: { result: { items: [savedNumber()] } },
  })
  await waitFor(() => expect(screen.getByRole('status')).toBeVisible())
  expect(screen.queryByRole('link', { name: /HP toko/ })).toBeNull()
  arrive({
    result: {
      open: [bill({ state: 'pending' })],
      due: [{ number: savedNumber(), due_on: '2026-11-25' }],
    },
  })
  await screen.findByRole('heading', { name: 'Belum selesai' })
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Belum selesai',
    'Segera dibayar',
    'Nomor tersimpan',
  ])
})

test('R-38: a list that fails offers a retry, and the kinds remain', async () => {
  const { answers } = await open({
    billNumbers: () => {
      throw refusal(404, 'NOT_FOUND', 'Data tidak ditemukan')
    },
  })
  expect(await screen.findByText('Data tidak ditemukan')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Jenis tagihan' })).toBeVisible()
  answers.billNumbers = { result: { items: [savedNumber()] } }
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('link', { name: /HP toko/ })).toBeVisible()
})
