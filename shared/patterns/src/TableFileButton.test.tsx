import { openScreen } from '@borong/contract/testing/open-screen'
import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TableFileButton } from './TableFileButton.tsx'

const texts: string[] = []
beforeEach(() => texts.splice(0))

const Screen = () => (
  <TableFileButton
    label="Pilih berkas"
    firstSheet={(sheet) => `Lembar ${sheet} dibaca`}
    onText={(text) => texts.push(text)}
  />
)

async function choose(content: string, answers: FakeAnswers, accessToken = 'token') {
  const gateway = fakeGateway(answers)
  const opened = await openScreen({
    path: '/',
    address: '/',
    screen: Screen,
    unit: 'marketplace',
    messages: {},
    accessToken,
  })
  const file = new File([content], 'daftar.xlsx')
  // jsdom does not implement it.
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(content).buffer })
  await userEvent.upload(await screen.findByLabelText('Pilih berkas', { selector: 'input' }), file)
  return { ...gateway, ...opened }
}

test('F-08: reads CSV without the gateway', async () => {
  const { calls } = await choose('kode;jumlah\nB-1;2', {})
  await waitFor(() => expect(texts).toEqual(['kode;jumlah\nB-1;2']))
  expect(calls).toEqual([])
})

test('F-08: the gateway reads XLSX by its content, and the sheet that was read is named', async () => {
  const rows = [{ line: 2, cells: ['B-1', '02'] }]
  await choose('PK\x03\x04', { readTable: { result: { rows, sheet: 'Mei', sheets: 2 } } })
  await waitFor(() => expect(texts).toEqual(['\nB-1\t02']))
})

test('F-08: shows why a file can not be read, and reads the next one', async () => {
  await choose('PK\x03\x04', {
    readTable: () => {
      throw refusal(422, 'TABLE_DAMAGED', 'Berkas XLSX ini rusak')
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Berkas XLSX ini rusak')
  expect(texts).toEqual([])
  expect(screen.getByRole('button', { name: 'Pilih berkas' })).toBeEnabled()
})
