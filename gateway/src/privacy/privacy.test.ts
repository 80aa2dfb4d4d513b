import { unzipSync, strFromU8 } from 'fflate'
import { hashPassword } from '../identity/public.ts'
import { notify } from '../notifications/public.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { insertCreditRows } from '../credit/testing-rows.ts'
import { move } from '../wallet/public.ts'
import { deleteDueAccounts } from './deletions.ts'
import { dropExports, prepareExports } from './exports.ts'
import { insertExport } from './testing-exports.ts'

const gateway = openTestGateway()
const DAY = 24 * 60 * 60
const PIN = '246810'
const PASSWORD = 'Borong#2026'

const buyer = async (profile: Parameters<typeof gateway.signedIn>[0] = {}) => {
  const { userId, token } = await gateway.signedIn({
    pin_hash: await hashPassword(PIN),
    email: `${crypto.randomUUID().slice(0, 8)}@contoh.id`,
    ...profile,
  })
  const privacy = async () => (await gateway.call('accountPrivacy', { as: token })).body.privacy
  return { userId, token, privacy }
}
const newsOf = (userId: string) =>
  gateway.gateway.db
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', userId)
    .execute()
const pay = (userId: string, amount: number, reference: string) =>
  atomically(gateway.gateway.db, (trx) =>
    move(trx, {
      userId,
      currency: 'IDR',
      amount,
      counter: 'shop:bank',
      category: amount > 0 ? 'TOP_UP' : 'ORDER_PAYMENT',
      reference,
      at: gateway.gateway.now(),
    }),
  )
const del = (token: string, body: { pin?: string; password?: string } = { pin: PIN }) =>
  gateway.call('askDeletion', { as: token, body })

describe('F-06: the copy of one’s own data', () => {
  test('F-06: a long history is in the copy to its last row', async () => {
    const { userId, token, privacy } = await buyer()
    await atomically(gateway.gateway.db, async (trx) => {
      for (let at = 0; at < 1001; at++)
        await notify(trx, { userId, kind: 'PIN_CHANGED', at: gateway.gateway.now() })
    })
    await insertExport(gateway.gateway, userId)
    const params = { exportId: (await privacy()).export!.id }
    const { body } = await gateway.call('dataExportFile', { as: token, params })
    const files = unzipSync(new Uint8Array(body as Buffer))
    const json = JSON.parse(strFromU8(files['data.json']!)) as Record<string, object[]>
    expect(json.notifications).toHaveLength(1001)
    expect(json.orders).toEqual([])
    const lines = strFromU8(files['csv/notifications.csv']!).trimEnd().split('\r\n')
    expect(lines).toHaveLength(1002)
    expect(lines.filter((line) => line === lines[0])).toHaveLength(1)
  })

  test('F-06: asked for twice there is one, it is told once, and its link works once', async () => {
    const { userId, token, privacy } = await buyer({ name: 'Ani Wijaya' })
    await gateway.call('addAddress', {
      as: token,
      params: { userId },
      body: {
        name: 'Ani',
        alias: '=Toko',
        address: 'Jl. Ciputat Raya No. 27',
        district_id: '317405',
        postal_code: '12310',
        phone: '081234567890',
      },
    })
    const [first, second] = await Promise.all([
      gateway.call('askDataExport', { as: token }),
      gateway.call('askDataExport', { as: token }),
    ])
    expect(first.body.privacy.export).toMatchObject({ state: 'waiting', expires_at: null })
    expect(second.body.privacy.export!.id).toBe(first.body.privacy.export!.id)
    await Promise.all([prepareExports(gateway.gateway), prepareExports(gateway.gateway)])
    await prepareExports(gateway.gateway)
    expect(await newsOf(userId)).toEqual([{ kind: 'DATA_EXPORT_READY' }])
    const { id } = (await privacy()).export!
    const answers = await Promise.all([
      gateway.call('dataExportFile', { as: token, params: { exportId: id } }),
      gateway.call('dataExportFile', { as: token, params: { exportId: id } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const good = answers.find(({ status }) => status === 200)!
    const files = unzipSync(new Uint8Array(good.body as Buffer))
    const json = JSON.parse(strFromU8(files['data.json']!)) as Record<string, object[]>
    expect(json.users).toMatchObject([{ id: userId, name: 'Ani Wijaya' }])
    expect(json.addresses).toMatchObject([{ alias: '=Toko', phone: '6281234567890' }])
    expect(JSON.stringify(json)).not.toMatch(/_hash|argon2/)
    expect(strFromU8(files['csv/addresses.csv']!)).toContain("'=Toko")
    expect((await privacy()).export).toBeNull()
  })

  test('F-06: a copy expires after three days, and another buyer gets none', async () => {
    const { token, privacy } = await buyer()
    const stranger = await buyer()
    await gateway.call('askDataExport', { as: token })
    await prepareExports(gateway.gateway)
    const { id } = (await privacy()).export!
    const params = { exportId: id }
    expect((await gateway.call('dataExportFile', { as: stranger.token, params })).status).toBe(404)
    gateway.advance(3 * DAY + 1)
    expect((await gateway.call('dataExportFile', { as: token, params })).status).toBe(404)
    await dropExports(gateway.gateway)
    const again = await gateway.call('askDataExport', { as: token })
    expect(again.body.privacy.export).toMatchObject({ state: 'waiting' })
  })
})

describe('F-06: the deletion of the account', () => {
  test('F-06: needs the PIN, or without one the password', async () => {
    const { token } = await buyer()
    expect((await del(token, { pin: '000000' })).problem.name).toBe('PIN_NOT_VALID')
    expect((await del(token, { password: PASSWORD })).problem.name).toBe('PIN_NOT_VALID')
    const other = await buyer({ pin_hash: null, password_hash: await hashPassword(PASSWORD) })
    expect((await del(other.token, { password: 'x' })).problem.name).toBe('PASSWORD_NOT_VALID')
    expect((await del(other.token, { password: PASSWORD })).status).toBe(200)
  })

  test('F-06: money, credit and the only admin of a company keep the account, each with its page', async () => {
    const { userId, token, privacy } = await buyer()
    await pay(userId, 25_000, userId)
    await insertCreditRows(gateway.gateway, userId)
    const company_id = userId
    const member = await buyer()
    const joined_at = gateway.gateway.now()
    await gateway.gateway.db
      .insertInto('companies')
      .values({
        id: company_id,
        profile_user_id: userId,
        name: 'PT Dapur Rasa',
        npwp: '',
        nitku: '',
        address: '',
        created_at: joined_at,
      })
      .execute()
    await gateway.gateway.db
      .insertInto('company_members')
      .values([
        { company_id, user_id: userId, role: 'admin', joined_at },
        { company_id, user_id: member.userId, role: 'buyer', joined_at },
      ])
      .execute()
    const found = (await privacy()).obstacles
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'WALLET', path: '/wallet', amount: 25_000 }),
        expect.objectContaining({ kind: 'CREDIT', path: '/credit' }),
        expect.objectContaining({ kind: 'ONLY_ADMIN', path: `/company/${company_id}/members` }),
      ]),
    )
    expect((await del(token)).problem.name).toBe('ACCOUNT_BUSY')
    expect((await privacy()).deleted_on).toBeNull()
  })

  test('F-06: a sign-in within the 14 days tells of it, and it can be withdrawn', async () => {
    const email = `${crypto.randomUUID().slice(0, 8)}@contoh.id`
    const { userId, token, privacy } = await buyer({
      email,
      password_hash: await hashPassword(PASSWORD),
    })
    await del(token)
    const body = { type: 'password', username: email, password: PASSWORD } as const
    await gateway.call('login', { as: await gateway.token(), body })
    expect(await newsOf(userId)).toEqual([{ kind: 'ACCOUNT_DELETION_WAITS' }])
    const profile = await gateway.call('userProfile', { as: token })
    expect(profile.body.result.deleted_on).toBe((await privacy()).deleted_on)
    await gateway.call('withdrawDeletion', { as: token })
    gateway.advance(15 * DAY)
    await deleteDueAccounts(gateway.gateway)
    expect((await gateway.call('login', { as: await gateway.token(), body })).status).toBe(200)
  })

  test('F-06: after 14 days the account is anonymous, signed out, and its contacts are free', async () => {
    const email = `${crypto.randomUUID().slice(0, 8)}@contoh.id`
    const { userId, token } = await buyer({ name: 'Ani Wijaya', email })
    await pay(userId, 10_000, `in-${userId}`)
    await pay(userId, -10_000, `out-${userId}`)
    expect((await del(token)).status).toBe(200)
    expect((await del(token)).status).toBe(200)
    gateway.advance(13 * DAY)
    await deleteDueAccounts(gateway.gateway)
    expect((await gateway.call('ssoProfile', { as: token })).status).toBe(200)
    gateway.advance(DAY + 1)
    await Promise.all([deleteDueAccounts(gateway.gateway), deleteDueAccounts(gateway.gateway)])
    expect((await gateway.call('ssoProfile', { as: token })).status).toBe(401)
    const { db } = gateway.gateway
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(user).toMatchObject({ name: 'Akun dihapus', email: null, pin_hash: null })
    const books = await db
      .selectFrom('wallet_entries')
      .select('amount')
      .where('user_id', '=', userId)
      .execute()
    expect(books).toHaveLength(2)
    expect((await gateway.signedIn({ email })).userId).not.toBe(userId)
  })

  test('F-06: money that came within the 14 days keeps the account, and the buyer is told once', async () => {
    const { userId, token } = await buyer()
    await del(token)
    await pay(userId, 5_000, userId)
    gateway.advance(14 * DAY + 1)
    await deleteDueAccounts(gateway.gateway)
    gateway.advance(DAY + 1)
    await deleteDueAccounts(gateway.gateway)
    expect(await newsOf(userId)).toEqual([{ kind: 'ACCOUNT_DELETION_BLOCKED' }])
    expect((await gateway.call('ssoProfile', { as: token })).status).toBe(200)
  })
})
