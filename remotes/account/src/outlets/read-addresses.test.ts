import { readAddresses } from './read-addresses.ts'

const address = {
  alias: 'Outlet 01',
  outlet: 'Kemang',
  name: 'Sari',
  phone: '0812-3456-7890',
  address: 'Jl. Raya 1, Blok B',
  postal_code: '12310',
  district: '',
}

test('F-08: reads pasted cells without a header in the order of the hint', () => {
  const pasted = 'Outlet 01\tKemang\tSari\t0812-3456-7890\tJl. Raya 1, Blok B\t12310'
  expect(readAddresses(pasted)).toEqual({ rows: [address], leftOut: 0 })
})

test('F-08: reads a file whose header names the columns in another order', () => {
  const file = [
    'Kode pos;Nama penerima;Label;Alamat;No. HP;Outlet',
    '12310;Sari;Outlet 01;"Jl. Raya 1, Blok B";0812-3456-7890;Kemang',
  ].join('\r\n')
  expect(readAddresses(file).rows).toEqual([address])
})

test('F-08: says how many rows are too many', () => {
  const many = Array.from({ length: 1002 }, (_, at) => `Outlet ${at}`).join('\n')
  expect(readAddresses(many)).toMatchObject({ leftOut: 2 })
})
