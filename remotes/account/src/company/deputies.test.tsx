import { fakeGateway, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import type { Member } from './company.ts'
import { Deputies } from './Deputies.tsx'

const member = (user_id: string, name: string, more: Partial<Member> = {}): Member => ({
  user_id,
  name,
  contact: '',
  role: 'approver',
  is_me: false,
  joined_at: '2026-11-01T00:00:00.000Z',
  outlets: [],
  ...more,
})
const deputy = {
  member_id: 'u1',
  member_name: 'Hendra',
  deputy_id: 'u2',
  deputy_name: 'Lina',
  from: '2099-12-01',
  until: '2099-12-07',
  is_active: false,
}

async function open(answers: FakeAnswers, me: Partial<Member> = {}) {
  const gateway = fakeGateway(answers)
  const members = [
    member('u1', 'Hendra', { is_me: true, ...me }),
    member('u2', 'Lina'),
    member('u3', 'Sari', { role: 'buyer' }),
  ]
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/company/c1',
    address: '/company/c1',
    screen: () => <Deputies companyId="c1" members={members} isManager={false} />,
  })
  return (call: string) => gateway.calls.filter((one) => one.call === call)
}

test('F-08: an approver names another approver as deputy for some days, once', async () => {
  const of = await open({
    deputies: { deputies: [] },
    nameDeputy: { result: { done: true } },
  })
  const choice = await screen.findByLabelText('Wakil saya')
  await userEvent.click(screen.getByRole('button', { name: 'Simpan wakil' }))
  expect(of('nameDeputy')).toEqual([])
  expect(screen.queryByRole('option', { name: 'Sari' })).toBeNull()
  await userEvent.selectOptions(choice, 'Lina')
  fireEvent.change(screen.getByLabelText('Hari pertama'), { target: { value: '2099-12-02' } })
  fireEvent.change(screen.getByLabelText('Hari terakhir'), { target: { value: '2099-12-01' } })
  await userEvent.click(screen.getByRole('button', { name: 'Simpan wakil' }))
  expect(await screen.findByText(/tidak boleh sebelum hari pertama/)).toBeVisible()
  fireEvent.change(screen.getByLabelText('Hari terakhir'), { target: { value: '2099-12-07' } })
  await userEvent.dblClick(screen.getByRole('button', { name: 'Simpan wakil' }))
  await waitFor(() =>
    expect(of('nameDeputy').map(({ body }) => body)).toEqual([
      { deputy_id: 'u2', from: '2099-12-02', until: '2099-12-07' },
    ]),
  )
})

test('F-08: the absent approver ends the duty of the deputy; other members only read of it', async () => {
  const of = await open({
    deputies: { deputies: [deputy, { ...deputy, member_id: 'u2', member_name: 'Rina' }] },
    removeDeputy: { result: { done: true } },
  })
  expect(await screen.findByText('Lina untuk Rina')).toBeVisible()
  const ends = screen.getAllByRole('button', { name: /Akhiri tugas/ })
  expect(ends).toHaveLength(1)
  await userEvent.click(ends[0]!)
  await waitFor(() => expect(of('removeDeputy')).toHaveLength(1))
})

test('F-08: a buyer names no deputy', async () => {
  await open({ deputies: { deputies: [] } }, { role: 'buyer' })
  expect(await screen.findByText(/Tidak ada wakil/)).toBeVisible()
  expect(screen.queryByLabelText('Wakil saya')).toBeNull()
})
