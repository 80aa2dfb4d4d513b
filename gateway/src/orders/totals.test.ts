import { expectSameTotals } from './testing-totals.ts'

test('V-11 E-13 E-14 C-27: browser, gateway and invoice compute equal totals for 50 generated carts', () =>
  expectSameTotals(50))
