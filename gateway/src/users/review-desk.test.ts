import { openTestGateway } from '../testing/open-test-gateway.ts'
import { insertFile } from '../files/testing-files.ts'
import { reviewBusinesses } from './business-review.ts'
import { sendDecisionMails } from './decision-mails.ts'

const gateway = openTestGateway()
const NPWP = '0123456789012345'
const business = {
  company_name: 'PT Dapur Rasa',
  business_type: 'resto' as const,
  npwp: NPWP,
  owner_name: 'Ani',
  address: 'Jl. Melati 1',
}
type Item = {
  user_id: string
  submitted_at: string
  company_name: string
  is_check_digit_wrong: boolean
  claims: { user_id: string; submitted_at: string; company_name: string }[]
}

async function submitted(more: object = {}) {
  const buyer = await gateway.signedIn()
  gateway.advance(60)
  await gateway.call('updateProfile', {
    as: buyer.token,
    body: { business: { ...business, ...more } },
  })
  return buyer
}
const waiting = async () =>
  (await gateway.gateway.app.inject({ url: '/seller-desk/businesses' })).json<{ items: Item[] }>()
    .items
const itemOf = async (userId: string) =>
  (await waiting()).find(({ user_id }) => user_id === userId)!
async function review(
  act: 'verify' | 'revise',
  one: { user_id: string; submitted_at: string },
  reason = '',
) {
  const answer = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/seller-desk/businesses',
    payload: { act, user: one.user_id, seen: one.submitted_at, reason },
  })
  return answer.statusCode === 200 ? 'done' : answer.json<{ name: string }>().name
}
const statusOf = async ({ token }: { token: string }) => {
  const { status, note } = (await gateway.call('userProfile', { as: token })).body.result.business
  return [status, note]
}
const newsOf = async ({ token }: { token: string }) =>
  (await gateway.call('orderNotifications', { as: token, query: {} })).body.result.items.map(
    ({ kind }) => kind,
  )

test('T-15: a person verifies a business, and no time does it', async () => {
  const buyer = await submitted({ npwp: '0123456789012001' })
  gateway.advance(48 * 60 * 60)
  await reviewBusinesses(gateway.gateway)
  expect(await statusOf(buyer)).toEqual(['in_verification', null])
  expect(await review('verify', await itemOf(buyer.userId))).toBe('done')
  expect(await statusOf(buyer)).toEqual(['verified', null])
  expect(await newsOf(buyer)).toContain('BUSINESS_VERIFIED')
  const log = await gateway.gateway.db
    .selectFrom('desk_log')
    .select('detail')
    .where('subject', '=', buyer.userId)
    .execute()
  expect(log).toMatchObject([{ detail: expect.stringContaining('0123456789012001') }])
})

test('T-15: the oldest submission comes first, and a return has a reason that its owner reads', async () => {
  const first = await submitted({ npwp: '0123456789012002' })
  const second = await submitted({ npwp: '0123456789012003' })
  const ids = (await waiting()).map(({ user_id }) => user_id)
  expect(ids.indexOf(first.userId)).toBeLessThan(ids.indexOf(second.userId))
  const item = await itemOf(first.userId)
  expect(await review('revise', item)).toBe('REASON_MISSING')
  expect(await review('revise', item, 'Alamat tidak sesuai NPWP')).toBe('done')
  expect(await statusOf(first)).toEqual(['need_revision', 'Alamat tidak sesuai NPWP'])
  expect(await newsOf(first)).toContain('BUSINESS_RETURNED')
  expect(await review('verify', item)).toBe('BUSINESS_CHANGED')
})

test('T-15: a second claim to a tax number is a case, and succeeds only when the first one was returned', async () => {
  const first = await submitted()
  await review('verify', await itemOf(first.userId))
  const second = await submitted({ company_name: 'PT Lain' })
  const item = await itemOf(second.userId)
  expect(item.claims).toMatchObject([{ user_id: first.userId, company_name: 'PT Dapur Rasa' }])
  expect(await review('verify', item)).toBe('NPWP_CLAIMED')
  expect(await review('revise', item.claims[0]!, 'NPWP milik PT Lain')).toBe('done')
  expect(await statusOf(first)).toEqual(['need_revision', 'NPWP milik PT Lain'])
  expect(await review('verify', item)).toBe('done')
})

test('T-15: two reviewers verify one of two businesses with the same number', async () => {
  const buyers = [
    await submitted({ npwp: '0123456789012004' }),
    await submitted({ npwp: '0123456789012004' }),
  ]
  const items = await Promise.all(buyers.map(({ userId }) => itemOf(userId)))
  const results = await Promise.all(items.map((item) => review('verify', item)))
  expect(results.toSorted()).toEqual(['NPWP_CLAIMED', 'done'])
})

test('T-15: data that changed after the reviewer read them are not verified', async () => {
  const buyer = await submitted({ npwp: '0123456789012005' })
  const item = await itemOf(buyer.userId)
  gateway.advance(60)
  await gateway.call('updateProfile', {
    as: buyer.token,
    body: { business: { ...business, npwp: '0123456789012006' } },
  })
  expect(await review('verify', item)).toBe('BUSINESS_CHANGED')
})

test('T-15: a number of 15 digits is not verified, and the page shows the data without markup of their owner', async () => {
  const buyer = await submitted({ npwp: '012345678901234', company_name: '<b>PT Uji</b>' })
  expect(await review('verify', await itemOf(buyer.userId))).toBe('NPWP_WRONG')
  const page = await gateway.gateway.app.inject({
    url: '/seller-desk/businesses',
    headers: { accept: 'text/html' },
  })
  expect(page.body).toContain('&lt;b&gt;PT Uji')
  expect(page.body).not.toContain('<b>PT Uji')
})

test('T-15: a decision is mailed to the owner of the data and the admins of the company, in their language', async () => {
  const buyer = await submitted({ npwp: '0013121660091000' })
  const { db } = gateway.gateway
  const { id: company_id } = await db
    .selectFrom('companies')
    .select('id')
    .where('profile_user_id', '=', buyer.userId)
    .executeTakeFirstOrThrow()
  const admin = await gateway.signedIn()
  await db
    .insertInto('company_members')
    .values({ company_id, user_id: admin.userId, role: 'admin', joined_at: new Date() })
    .execute()
  const [owner, other] = [buyer, admin].map(({ userId }) => `${userId}@contoh.id`)
  for (const [{ userId }, email] of [
    [buyer, owner],
    [admin, other],
  ] as const)
    await db.updateTable('users').set({ email }).where('id', '=', userId).execute()
  await db.updateTable('business_profiles').set({ language: 'en' }).execute()
  const mails = async () => {
    await sendDecisionMails(gateway.gateway)
    const sent = await db
      .selectFrom('inbox_messages')
      .select(['recipient', 'subject', 'text'])
      .where('recipient', 'in', [owner!, other!])
      .execute()
    return sent.toSorted((a, b) => Number(a.recipient > b.recipient))
  }
  expect(await review('revise', await itemOf(buyer.userId), 'Nomor berbeda')).toBe('done')
  const returned = await mails()
  expect(returned.map(({ recipient }) => recipient).toSorted()).toEqual([owner, other].toSorted())
  expect(new Set(returned.map(({ subject }) => subject))).toEqual(
    new Set(['Correct the data of PT Dapur Rasa']),
  )
  expect(returned.find(({ recipient }) => recipient === owner)!.text).toMatch(
    /Nomor berbeda[^]*\/profile\/business/,
  )
  expect(returned.find(({ recipient }) => recipient === other)!.text).toMatch(/\/company\n/)
  expect(await mails()).toHaveLength(2)
  await gateway.call('updateProfile', { as: buyer.token, body: { business } })
})

test('T-15: the desk warns about a wrong check digit and about no digit of a NIK, and a person decides', async () => {
  const wrong = await submitted({ npwp: '0123456789012077' })
  const right = await submitted({ npwp: '0013121660091077' })
  const nik = await submitted({ npwp: '3174051234567877' })
  const flags = await Promise.all([wrong, right, nik].map(({ userId }) => itemOf(userId)))
  expect(flags.map((item) => item.is_check_digit_wrong)).toEqual([true, false, false])
  const { body } = await gateway.gateway.app.inject({
    url: '/seller-desk/businesses',
    headers: { accept: 'text/html' },
  })
  expect(body).toContain('Angka pemeriksa NPWP ini tidak cocok')
  expect(await review('verify', flags[0]!)).toBe('done')
})

test('T-15: the documents of a business are beside its data, for its owner and the desk alone, and a new list replaces them', async () => {
  const buyer = await gateway.signedIn()
  const other = await gateway.signedIn()
  const [npwp, deed, strange] = await Promise.all([
    insertFile(gateway.gateway, buyer.userId),
    insertFile(gateway.gateway, buyer.userId),
    insertFile(gateway.gateway, other.userId),
  ])
  const send = (documents?: string[]) =>
    gateway.call('updateProfile', {
      as: buyer.token,
      body: { business: { ...business, npwp: '0013121660091555', documents } },
    })
  const ids = async () =>
    (await gateway.call('userProfile', { as: buyer.token })).body.result.business.documents?.map(
      ({ id }) => id,
    )
  expect((await send([strange])).problem.name).toBe('DOCUMENT_UNKNOWN')
  expect((await send([npwp, deed])).status).toBe(200)
  expect((await send()).status).toBe(200)
  expect(await ids()).toEqual([npwp, deed].toSorted())
  const page = await gateway.gateway.app.inject({
    url: '/seller-desk/businesses',
    headers: { accept: 'text/html' },
  })
  expect(page.body).toContain(`/seller-desk/files/${npwp}">catatan.txt</a>`)
  const status = async (as: { token: string }) =>
    (await gateway.call('file', { as: as.token, params: { fileId: npwp } })).status
  expect(await status(other)).toBe(404)
  expect((await send([deed])).status).toBe(200)
  expect(await ids()).toEqual([deed])
  expect(await status(buyer)).toBe(404)
})
