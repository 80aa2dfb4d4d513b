import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { bill } from '../testing/bill-parts.ts'
import { openBills } from '../testing/open-bills.tsx'
import { BulkScreen } from './BulkScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const GOOD = '081234567890'
const BAD = '0800111'

interface Typed {
  rows: { line: number; number: string; product: string }[]
}

/** A gateway that takes every number but short ones. */
const checkBillRows = ({ body }: { body?: unknown }) => ({
  result: {
    rows: (body as Typed).rows.map(({ line, number, product }) => {
      const isGood = number.length >= 10
      return {
        line,
        typed_number: number,
        number: isGood ? number : null,
        product_code: isGood ? 'tsel-50' : null,
        product_name: isGood ? `Pulsa ${product}` : null,
        owner: null,
        inquiry_id: null,
        price: isGood ? 51_500 : null,
        problem: isGood ? null : { code: 'NUMBER_INVALID', message: 'Nomor kurang panjang' },
      }
    }),
  },
})

const made = { result: { serial: 'BIB261123AAAA', kind: 'pulsa', bills: [bill()] } }

const refused = (problem: { name: string; message: string; data: object }) =>
  new Response(JSON.stringify(problem), {
    status: 422,
    headers: { 'content-type': 'application/json' },
  })
const rowsRefused = (rows: { index: number; code: string; message: string }[]) =>
  refused({ name: 'ROWS_REFUSED', message: 'Beberapa baris berubah', data: { rows } })

const open = (answers: Parameters<typeof openBills>[0]['answers'] = {}) =>
  openBills({
    screen: BulkScreen,
    path: '/billing/bulk',
    answers: { checkBillRows: checkBillRows as never, createBillBatch: made, ...answers },
  })

async function choose(text: string) {
  const file = new File([text], 'nomor.csv')
  // jsdom does not implement it.
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer })
  await userEvent.upload(
    screen.getByLabelText('Pilih berkas CSV atau XLSX', { selector: 'input' }),
    file,
  )
}

async function paste(text: string) {
  fireEvent.change(await screen.findByLabelText('Nomor, satu baris satu tagihan'), {
    target: { value: text },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Periksa baris' }))
}

const pay = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Lanjut bayar' }))
  await userEvent.click(await screen.findByLabelText('va-bca'))
  await userEvent.click(screen.getByRole('button', { name: /^(Ya, b|B)ayar.* Rp/ }))
}

test('F-07: a bad row keeps its reason, is mended in place, and is checked alone', async () => {
  const { sent } = await open()
  await paste(`${GOOD};50rb\n${BAD};50rb`)
  expect(await screen.findByText('Nomor kurang panjang')).toBeVisible()
  expect(screen.getByText('1 siap dibayar, 1 perlu diperbaiki, dari 2 baris')).toBeVisible()
  const mending = within(screen.getByRole('form', { name: 'Baris 2' }))
  await userEvent.clear(mending.getByLabelText('Nomor baris 2'))
  await userEvent.type(mending.getByLabelText('Nomor baris 2'), '081234567891')
  await userEvent.click(mending.getByRole('button', { name: 'Periksa lagi' }))
  expect(await screen.findByText('2 siap dibayar, 0 perlu diperbaiki, dari 2 baris')).toBeVisible()
  expect(sent<Typed>('checkBillRows').map(({ rows }) => rows.map(({ line }) => line))).toEqual([
    [1, 2],
    [2],
  ])
})

test('F-07: months that are no number are an error of their row, and never one month', async () => {
  const { sent } = await open()
  await paste(`${GOOD};50rb;3 bulan`)
  const months = await screen.findByLabelText('Bulan baris 1')
  expect(months).toHaveAccessibleDescription(/^Isi bulan dengan angka 1 sampai 12/)
  expect(sent('checkBillRows')).toEqual([])
  await userEvent.type(months, '3')
  await userEvent.click(screen.getByRole('button', { name: 'Periksa lagi' }))
  expect(await screen.findByText('1 siap dibayar, 0 perlu diperbaiki, dari 1 baris')).toBeVisible()
  expect(sent<{ rows: object[] }>('checkBillRows')[0]!.rows).toMatchObject([{ months: 3 }])
})

test('F-07: rows are checked in calls of 25, and a double names the row that it repeats', async () => {
  const { sent } = await open()
  const numbers = Array.from({ length: 30 }, (_, at) => `0812345678${String(at).padStart(2, '0')}`)
  await paste([...numbers, `+62 812 3456 7800`].join('\n'))
  expect(await screen.findByText(/sama dengan baris 1\./)).toBeVisible()
  expect(
    await screen.findByText('30 siap dibayar, 1 perlu diperbaiki, dari 31 baris'),
  ).toBeVisible()
  expect(sent<Typed>('checkBillRows').map(({ rows }) => rows.length)).toEqual([25, 5])
})

test('F-07: only good rows are paid, with one payment, and the batch opens', async () => {
  const { sent } = await open()
  await paste(`${GOOD};50rb\n${BAD};50rb`)
  await screen.findByText('Nomor kurang panjang')
  await pay()
  await waitFor(() => expect(sent('createBillBatch')).toHaveLength(1))
  expect(sent('createBillBatch')[0]).toMatchObject({
    kind: 'pulsa',
    payment_id: 'va-bca',
    rows: [{ product: 'tsel-50', number: GOOD, months: 1, price: 51_500 }],
  })
})

test('F-07: a batch whose response was lost is sent again with the same key, the next one has another', async () => {
  let isLost = true
  const { sent } = await open({
    createBillBatch: () => {
      if (isLost) throw new TypeError('Failed to fetch')
      return made
    },
  })
  await paste(`${GOOD};50rb`)
  await pay()
  expect(await screen.findByText(/Belum ada jawaban dari server/)).toBeVisible()
  isLost = false
  await userEvent.click(screen.getByRole('button', { name: /^Bayar.* Rp/ }))
  await waitFor(() => expect(sessionStorage.getItem('billing.bulk')).not.toContain(GOOD))
  const keys = sent<{ key: string }>('createBillBatch').map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  cleanup()
  const next = await open()
  await paste(`${GOOD};50rb`)
  await pay()
  await waitFor(() => expect(next.sent('createBillBatch')).toHaveLength(1))
  expect(next.sent<{ key: string }>('createBillBatch')[0]!.key).not.toBe(keys[0])
})

test('F-07: a lost batch of an earlier visitor is never sent with the rows of this one', async () => {
  const { sent } = await open({
    createBillBatch: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await paste(`${GOOD};50rb`)
  await pay()
  await screen.findByText(/Belum ada jawaban dari server/)
  expect(sent('createBillBatch').length).toBeGreaterThan(0)
  cleanup()
  sessionStorage.clear()
  const other = await open()
  await paste('081234567891;50rb')
  await pay()
  await waitFor(() => expect(other.sent('createBillBatch')).toHaveLength(1))
  expect(JSON.stringify(other.sent('createBillBatch'))).not.toContain(GOOD)
})

test('F-07: rows that have changed since get their problem, and nothing is paid', async () => {
  await open({
    createBillBatch: () => {
      throw rowsRefused([{ index: 1, code: 'PRICE_CHANGED', message: 'Harga berubah' }])
    },
  })
  await paste(`${GOOD};50rb\n081234567891;50rb`)
  await pay()
  expect(await screen.findByText('Harga berubah')).toBeVisible()
  expect(screen.getByText('1 siap dibayar, 1 perlu diperbaiki, dari 2 baris')).toBeVisible()
})

test('F-07: a payment that was made just now is asked for once more', async () => {
  let isAgain = false
  const { sent } = await open({
    createBillBatch: () => {
      if (isAgain) return made
      isAgain = true
      throw rowsRefused([{ index: 0, code: 'SAME_AGAIN', message: 'Baru saja' }])
    },
  })
  await paste(`${GOOD};50rb`)
  await pay()
  await userEvent.click(await screen.findByRole('button', { name: /^Ya, bayar lagi Rp/ }))
  await waitFor(() =>
    expect(sent<{ again: boolean }>('createBillBatch').map(({ again }) => again)).toEqual([
      false,
      true,
    ]),
  )
})

test('F-08 F-07: above a budget the confirmation offers a request for an exception, and sends it', async () => {
  let isRefused = false
  const { sent } = await open({
    createBillBatch: () => {
      if (isRefused) return made
      isRefused = true
      throw refused({
        name: 'BUDGET_EXCEEDED',
        message: 'Sisanya Rp100.000.',
        data: { exception: true },
      })
    },
  })
  await paste(`${GOOD};50rb`)
  await pay()
  await userEvent.click(await screen.findByRole('button', { name: /^Minta persetujuan Rp/ }))
  await waitFor(() =>
    expect(
      sent<{ budget_exception?: boolean }>('createBillBatch').map((one) => one.budget_exception),
    ).toEqual([undefined, true]),
  )
})

test('F-07: rows survive a reload, and are checked again on request', async () => {
  await open()
  await paste(`${GOOD};50rb`)
  await screen.findByText('1 siap dibayar, 0 perlu diperbaiki, dari 1 baris')
  cleanup()
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Periksa 1 baris lagi' }))
  expect(await screen.findByText('1 siap dibayar, 0 perlu diperbaiki, dari 1 baris')).toBeVisible()
})

test('F-07: a file is chosen with a button in the language of the page, and its rows are checked', async () => {
  await open()
  expect(await screen.findByRole('button', { name: 'Pilih berkas CSV atau XLSX' })).toBeVisible()
  await choose(`${GOOD};50rb\n${BAD};50rb`)
  expect(await screen.findByText('1 siap dibayar, 1 perlu diperbaiki, dari 2 baris')).toBeVisible()
})

test('F-07: a file without rows is refused beside the form', async () => {
  await open()
  await screen.findByRole('button', { name: 'Pilih berkas CSV atau XLSX' })
  await choose('\n')
  expect(await screen.findByRole('alert')).toBeVisible()
})
