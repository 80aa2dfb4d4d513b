import { bill } from '../testing/bill-parts.ts'
import { storeBills, storedBills } from './stored-bills.ts'

test('F-08 F-07: a browser stores no bill of a company, which a member who leaves would take along', () => {
  localStorage.clear()
  storeBills([bill({ serial: 'BIL1' }), bill({ serial: 'BIL2', company_id: 'c1' })])
  expect(storedBills().map(({ serial }) => serial)).toEqual(['BIL1'])
})
