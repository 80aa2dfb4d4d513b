import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { AuditLogScreen } from './AuditLogScreen.tsx'

const entry = {
  id: 'e1',
  at: '2026-11-28T03:00:00.000Z',
  text: 'Budi mengubah anggaran Outlet 01: Rp 10.000.000 → Rp 12.000.000',
  network: '10.0.0.1',
}
const log = (items: object[] = [entry], total_count = items.length) => ({
  items,
  acts: [{ id: 'BUDGET_SET', name: 'Anggaran' }],
  actors: [{ id: 'u1', name: 'Budi Santoso' }],
  total_count,
  page: 1,
  limit: 20,
})

async function open(answers: FakeAnswers, search = '') {
  const gateway = fakeGateway(answers)
  const opened = await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/company/:companyId/log',
    address: `/company/c1/log${search}`,
    screen: AuditLogScreen,
  })
  const last = () => Object.fromEntries(gateway.calls.at(-1)!.url.searchParams)
  return { ...opened, last }
}

test('F-08: the log shows sentences with their time and network, and is filtered in the address', async () => {
  const { last, address } = await open({ auditLog: log() }, '?from=2026-11-01&to=31-11')
  expect(await screen.findByText(entry.text)).toBeVisible()
  expect(screen.getByText(/10\.0\.0\.1/)).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Tindakan'), 'Anggaran')
  await userEvent.selectOptions(screen.getByLabelText('Pelaku'), 'Budi Santoso')
  await waitFor(() =>
    expect(last()).toEqual({ from: '2026-11-01', act: 'BUDGET_SET', actor_id: 'u1' }),
  )
  expect(address()).toContain('act=BUDGET_SET&actor=u1')
})

test('F-08: a log without entries keeps its filters, and a refusal is shown', async () => {
  await open({ auditLog: log([]) }, '?act=BUDGET_SET')
  expect(await screen.findByText('Tidak ada catatan')).toBeVisible()
  expect(screen.getByLabelText('Tindakan')).toHaveValue('BUDGET_SET')
  cleanup()
  await open({
    auditLog: () => {
      throw refusal(409, 'ROLE_FORBIDS', 'Peran Anda tidak mengizinkannya')
    },
  })
  expect(await screen.findByText('Peran Anda tidak mengizinkannya')).toBeVisible()
})
