import { openTestGateway } from '../testing/open-test-gateway.ts'
import { testCompanies } from './testing-companies.ts'

const gateway = openTestGateway()
const made = testCompanies(gateway)

let people = 0
const person = () => {
  const number = ++people
  return gateway.signedIn({
    email: `orang${number}@contoh.id`,
    handphone: `62812000${String(number).padStart(5, '0')}`,
    name: `Orang ${number}`,
  })
}
const emailOf = async (userId: string) =>
  (
    await gateway.gateway.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).email!
const phoneOf = async (userId: string) =>
  (
    await gateway.gateway.db
      .selectFrom('users')
      .select('handphone')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).handphone!

async function company() {
  const admin = await person()
  const companyId = await made.company({ [admin.userId]: 'admin' })
  const invite = (
    to: string,
    more: { role?: 'buyer' | 'admin'; channel?: 'email' | 'whatsapp'; as?: string } = {},
  ) =>
    gateway.call('inviteMember', {
      as: more.as ?? admin.token,
      params: { companyId },
      body: { channel: more.channel ?? 'email', to, role: more.role ?? 'buyer' },
    })
  return { admin, companyId, invite }
}
const accept = (as: string, token: string) =>
  gateway.call('acceptInvitation', { as, body: { token } })
const read = (as: string, token: string) => gateway.call('readInvitation', { as, body: { token } })

test('F-08: an invited person reads the invitation, joins with its role, and the admin is notified', async () => {
  const { admin, companyId, invite } = await company()
  const guest = await person()
  const email = await emailOf(guest.userId)
  expect((await invite(` ${email.toUpperCase()} `)).body.invitation).toMatchObject({
    to: email,
    role: 'buyer',
    is_expired: false,
  })
  const token = await made.tokenFor(email)
  expect((await read(guest.token, token)).body.invitation).toMatchObject({
    company_name: 'PT Dapur Rasa',
    role: 'buyer',
  })
  const joined = await accept(guest.token, token)
  expect(joined.body.company).toEqual({ id: companyId, name: 'PT Dapur Rasa', role: 'buyer' })
  const { body } = await gateway.call('companies', { as: guest.token })
  expect(body.companies).toEqual([{ ...joined.body.company, company_required: false }])
  expect(await made.notificationsOf(admin.userId)).toEqual(['COMPANY_MEMBER_JOINED'])
})

test('F-08: an invitation by WhatsApp is for the owner of the number', async () => {
  const { invite } = await company()
  const guest = await person()
  const phone = await phoneOf(guest.userId)
  expect((await invite(`+${phone}`, { channel: 'whatsapp' })).status).toBe(200)
  expect((await accept(guest.token, await made.tokenFor(phone))).status).toBe(200)
})

test('F-08: the database never has the token of a link', async () => {
  const { companyId, invite } = await company()
  const email = await emailOf((await person()).userId)
  await invite(email)
  const token = await made.tokenFor(email)
  const row = await gateway.gateway.db
    .selectFrom('company_invitations')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  expect(token).toHaveLength(43)
  expect(JSON.stringify(row)).not.toContain(token)
})

test('F-08: another person, a used, withdrawn, expired or unknown link is refused with its reason', async () => {
  const { admin, companyId, invite } = await company()
  const [guest, other] = [await person(), await person()]
  const email = await emailOf(guest.userId)
  const { id } = (await invite(email)).body.invitation
  const withdrawn = await made.tokenFor(email)
  expect((await accept(other.token, withdrawn)).problem).toMatchObject({
    name: 'INVITATION_FOR_ANOTHER',
    message: 'Undangan ini untuk or***@contoh.id. Masuk dengan akun itu.',
  })
  const withdraw = () =>
    gateway.call('withdrawInvitation', {
      as: admin.token,
      params: { companyId, invitationId: id },
    })
  expect((await withdraw()).status).toBe(200)
  expect((await withdraw()).problem.name).toBe('INVITATION_UNKNOWN')
  expect((await accept(guest.token, withdrawn)).problem.name).toBe('INVITATION_WITHDRAWN')

  await invite(email)
  const expired = await made.tokenFor(email)
  gateway.advance(7 * 24 * 60 * 60)
  expect((await read(guest.token, expired)).problem.name).toBe('INVITATION_EXPIRED')
  expect((await accept(guest.token, expired)).problem.name).toBe('INVITATION_EXPIRED')

  await invite(email)
  const used = await made.tokenFor(email)
  expect((await accept(guest.token, used)).status).toBe(200)
  expect((await accept(guest.token, used)).problem.name).toBe('INVITATION_USED')
  expect((await accept(guest.token, 'x'.repeat(43))).problem.name).toBe('INVITATION_UNKNOWN')
})

test('F-08: eight concurrent taps on the link make one member', async () => {
  const { companyId, invite } = await company()
  const guest = await person()
  const email = await emailOf(guest.userId)
  await invite(email)
  const token = await made.tokenFor(email)
  const answers = await Promise.all(Array.from({ length: 8 }, () => accept(guest.token, token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { body } = await gateway.call('company', { as: guest.token, params: { companyId } })
  expect(body.members).toHaveLength(2)
})

test('F-08: a person is invited once, and a member not at all', async () => {
  const { admin, invite } = await company()
  const email = await emailOf((await person()).userId)
  const answers = await Promise.all([invite(email), invite(email), invite(email)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await invite(await emailOf(admin.userId))).problem.name).toBe('ALREADY_MEMBER')
})

test('F-08: an invitation that the provider refuses can be sent again', async () => {
  const { invite } = await company()
  const email = await emailOf((await person()).userId)
  const standIns = gateway.gateway.standIns!
  const { deliver } = standIns
  standIns.deliver = () => Promise.reject(new Error('refused'))
  expect((await invite(email)).problem.name).toBe('NOT_SENT')
  standIns.deliver = deliver
  expect((await invite(email)).status).toBe(200)
})

test('F-08: a company sends at most 30 invitations a day', async () => {
  const { invite } = await company()
  for (let at = 0; at < 30; at++) expect((await invite(`banyak${at}@contoh.id`)).status).toBe(200)
  expect((await invite('banyak30@contoh.id')).problem.name).toBe('TOO_MANY_INVITATIONS')
})

test('P-03: only an admin invites, and strangers learn nothing about a company', async () => {
  const { admin, companyId, invite } = await company()
  const [buyer, stranger] = [await person(), await person()]
  await gateway.gateway.db
    .insertInto('company_members')
    .values({ company_id: companyId, user_id: buyer.userId, role: 'buyer', joined_at: new Date() })
    .execute()
  await invite('undangan@contoh.id')
  const seen = async (as: string) =>
    (await gateway.call('company', { as, params: { companyId } })).body
  expect((await seen(admin.token)).invitations).toHaveLength(1)
  expect((await seen(buyer.token)).invitations).toEqual([])
  expect((await invite('lain@contoh.id', { as: buyer.token })).problem.name).toBe('ROLE_FORBIDS')
  const unknown = await gateway.call('company', { as: stranger.token, params: { companyId } })
  expect([unknown.status, unknown.problem.name]).toEqual([404, 'COMPANY_UNKNOWN'])
  expect((await invite('lain@contoh.id', { as: stranger.token })).status).toBe(404)
})
