import { readBudgets } from './read-budgets.ts'

const member = (user_id: string, name: string, contact = `${user_id}@contoh.id`) => ({
  user_id,
  name,
  contact,
  role: 'buyer' as const,
  is_me: false,
  joined_at: '',
  outlets: [],
})
const known = {
  members: [member('u1', 'Budi'), member('u2', 'Sari'), member('u3', 'Sari')],
  centres: [
    { id: 'k1', name: 'Outlet 01', is_archived: false },
    { id: 'k2', name: 'Outlet 02', is_archived: true },
  ],
}
const read = (text: string) =>
  readBudgets(text, known).map(({ line, budget, problem }) => [
    line,
    problem ?? [budget?.cost_centre_id, budget?.member_id, budget?.amount, budget?.period],
  ])

test('F-08: budgets are read with and without a header, and empty cells mean all', () => {
  const rows = [
    [1, ['k1', null, 10_000_000, 'month']],
    [2, ['k1', 'u1', 5_000_000, 'quarter']],
    [3, [null, null, 900_000_000, 'year']],
  ]
  expect(
    read('outlet 01;;10.000.000\nOutlet 01;budi;Rp 5.000.000;Kuartal\n;;900000000;tahun'),
  ).toEqual(rows)
  const headed = 'Jumlah\tPeriode\tAnggota\tPusat biaya\n10.000.000\t\tu2@contoh.id\tOutlet 01'
  expect(read(headed)).toEqual([[2, ['k1', 'u2', 10_000_000, 'month']]])
})

test('F-08: each row that sets nothing has its own reason', () => {
  const rows = [
    ';;1000',
    'Outlet 02;;1000',
    'Outlet 9;;1000',
    ';Dewi;1000',
    ';Sari;1000',
    ';Budi;1,5',
    ';Budi;0',
    ';Budi;1000;minggu',
    ';;2000',
  ]
  expect(read(rows.join('\n')).slice(1)).toEqual([
    [2, 'centre'],
    [3, 'centre'],
    [4, 'member'],
    [5, 'members'],
    [6, 'amount'],
    [7, 'amount'],
    [8, 'period'],
    [9, 'repeated'],
  ])
  const many = Array.from({ length: 201 }, () => ';;1000').join('\n')
  expect(read(many).at(-1)).toEqual([201, 'most'])
})
