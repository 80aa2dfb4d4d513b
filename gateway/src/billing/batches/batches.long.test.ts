import { openTestGateway } from '../../testing/open-test-gateway.ts'
import { done, failed } from '../testing-biller.ts'
import { testBills } from '../testing-bills.ts'
import { phone, testBatches } from './testing-batches.ts'

const gateway = openTestGateway()
const bills = testBills(gateway)
const batches = testBatches(gateway)
const RICH = 100_000_000
beforeAll(() => bills.open())

test('F-07: 500 rows are one payment; all of them are sent and are in the result file, in their order', async () => {
  const buyer = await bills.buyer(RICH)
  const { body } = await batches.create(buyer, batches.rows(500))
  const { serial } = body.result
  expect(body.result.counts.total).toBe(500)
  bills.biller.onPay = async ({ number }) => (number === phone(0) ? failed : done)
  await batches.send()
  expect((await batches.read(buyer, serial)).counts).toEqual({
    total: 500,
    open: 0,
    done: 499,
    refunded: 1,
  })
  const lines = (await batches.file(buyer, serial)).trimEnd().split('\r\n')
  expect(lines).toHaveLength(501)
  expect(lines[0]).toMatch(/^\uFEFFBaris,Nomor transaksi,/)
  expect(lines[1]).toMatch(/^1,BIL/)
  // The leading zero survives in a spreadsheet.
  expect(lines[500]).toContain(`,"'${phone(499)}",`)
  expect(lines[1]).toContain('Nomor tidak ditemukan')
  expect(await bills.balance(buyer)).toBe(RICH - 499 * 50_000)
})
