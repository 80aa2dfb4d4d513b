import { isVerifiedAdult } from './adult.ts'
import { hashPassword } from '../identity/passwords.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { reviewBusinesses } from './business-review.ts'
import { DEMO_PASSWORD, DEMO_PIN, demoBuyers } from '@borong/demo/buyers'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ seeds: ['demo-buyers'] })
})
afterAll(() => gateway.close())

const profileOf = async (token: string) =>
  (await gateway.call('userProfile', { as: token })).body.result
const birth = (year: number, month: number, date: number) => ({
  body: { birth_date: { year, month, date } },
})
const business = {
  company_name: 'CV Ani',
  business_type: 'mart',
  npwp: '',
  owner_name: 'Ani',
  address: 'Jl. Melati 1',
} as const

test('C-12 E-03: the profile has all fields', async () => {
  expect(await profileOf(await gateway.token(demoBuyers.budi.id))).toEqual({
    id: demoBuyers.budi.id,
    sso_id: demoBuyers.budi.ssoId,
    name: 'Budi Santoso',
    email: 'budi@contoh.id',
    handphone: '6281200000001',
    phone_verified: true,
    email_verified: true,
    addresses: [],
    is_age_verified: true,
    is_under_age: false,
    birth_date: { year: 1986, month: 8, date: 17 },
    has_password: true,
    has_pin: true,
    business: expect.objectContaining({
      status: 'verified',
      company_name: 'PT Santoso Boga Nusantara',
    }),
  })
  expect(await profileOf(await gateway.token(demoBuyers.sari.id))).toMatchObject({
    is_age_verified: false,
    birth_date: null,
  })
  expect(await profileOf(await gateway.token(demoBuyers.rio.id))).toMatchObject({
    is_age_verified: false,
    is_under_age: true,
  })
})

test('C-12: a guest has no profile', async () => {
  expect((await gateway.call('userProfile', { as: await gateway.token() })).status).toBe(401)
})

test('C-12 T-12 V-14: verifies a buyer of 21 permanently', async () => {
  const { token } = await gateway.signedIn()
  const { status, body } = await gateway.call('verifyAge', { as: token, ...birth(1990, 2, 28) })
  expect(status).toBe(200)
  expect(body.data).toEqual({
    is_age_verified: true,
    is_under_age: false,
    birth_date: { year: 1990, month: 2, date: 28 },
  })
  const changed = await gateway.call('verifyAge', { as: token, ...birth(1980, 1, 1) })
  expect(changed.status).toBe(400)
  expect(changed.problem.message).toBe('Tanggal lahir tidak dapat diubah')
  expect((await profileOf(token)).birth_date?.year).toBe(1990)
})

test('T-12 V-14: a buyer is under age one day before the 21st birthday, and of age on it', async () => {
  const { token } = await gateway.signedIn()
  const tomorrow = new Date(gateway.gateway.now().getTime() + (24 + 7) * 60 * 60 * 1000)
  const date = birth(
    tomorrow.getUTCFullYear() - 21,
    tomorrow.getUTCMonth() + 1,
    tomorrow.getUTCDate(),
  )
  expect((await gateway.call('verifyAge', { as: token, ...date })).body.data).toMatchObject({
    is_under_age: true,
  })
  expect((await gateway.call('verifyAge', { as: token, ...birth(1980, 1, 1) })).status).toBe(400)
  gateway.advance(24 * 60 * 60)
  expect(await profileOf(token)).toMatchObject({ is_age_verified: false, is_under_age: false })
  expect((await gateway.call('verifyAge', { as: token, ...date })).body.data).toMatchObject({
    is_age_verified: true,
  })
})

test('V-14: of age from midnight in Jakarta on the 21st birthday, also for goods with an age limit', async () => {
  const { token, userId } = await gateway.signedIn()
  const { db } = gateway.gateway
  const verify = (date: ReturnType<typeof birth>) =>
    gateway.call('verifyAge', { as: token, ...date })
  expect((await verify(birth(2005, 12, 12))).status).toBe(200)
  await db
    .updateTable('users')
    .set({ age_verified_at: new Date('2026-12-11T00:00:00Z') })
    .where('id', '=', userId)
    .execute()
  const isAdult = (at: string) => isVerifiedAdult(db, userId, new Date(at))
  expect(await isAdult('2026-12-11T16:59:59Z')).toBe(false)
  expect(await isAdult('2026-12-11T17:00:00Z')).toBe(true)
})

test.each([
  [2023, 2, 29],
  [1990, 13, 1],
  [1990, 0, 1],
  [1800, 1, 1],
  [2999, 1, 1],
  [1990.5, 1, 1],
])('C-12 X-05: rejects the birth date %d-%d-%d', async (year, month, date) => {
  const { token } = await gateway.signedIn()
  const { status, problem } = await gateway.call('verifyAge', {
    as: token,
    ...birth(year, month, date),
  })
  expect(status).toBe(400)
  expect(problem.message).toBe('Tanggal lahir tidak valid')
  expect(problem.error).toEqual({ message: 'Tanggal lahir tidak valid' })
})

test('C-12: a new password needs the old one, and ends the other sign-ins', async () => {
  const guest = await gateway.token()
  const signIn = (password: string) =>
    gateway.call('login', {
      as: guest,
      body: { type: 'password', username: 'sari@contoh.id', password },
    })
  const here = (await signIn(DEMO_PASSWORD)).body.data.access_token.value
  const there = (await signIn(DEMO_PASSWORD)).body.data.access_token.value
  const change = (body: object) => gateway.call('updateProfile', { as: here, body })
  expect(
    (await change({ new_password: 'Baru#20266', current_password: 'salah' })).problem.code,
  ).toBe(95)
  expect((await change({ new_password: 'Baru#20266' })).problem.name).toBe('OTA_INVALID')
  expect((await change({ new_pin: '123456', current_password: DEMO_PASSWORD })).problem.name).toBe(
    'OTA_INVALID',
  )
  expect(
    (await change({ new_password: 'Baru#20266', current_password: DEMO_PASSWORD })).status,
  ).toBe(200)
  expect((await gateway.call('userProfile', { as: here })).status).toBe(200)
  expect((await gateway.call('userProfile', { as: there })).status).toBe(401)
  expect((await signIn('Baru#20266')).status).toBe(200)
})

test('C-12: compares ten of thirty concurrent wrong old passwords', async () => {
  const { token } = await gateway.signedIn({ password_hash: await hashPassword(DEMO_PASSWORD) })
  const change = (current_password: string) =>
    gateway.call('updateProfile', {
      as: token,
      body: { new_password: 'Baru#20266', current_password },
    })
  const guesses = await Promise.all(Array.from({ length: 30 }, (_, at) => change(`salah${at}`)))
  const names = guesses.map(({ problem }) => problem.name)
  expect(names.filter((name) => name === 'PASSWORD_NOT_VALID')).toHaveLength(10)
  const { problem } = await change(DEMO_PASSWORD)
  expect(problem).toMatchObject({
    name: 'PASSWORD_LOCKED',
    message: 'Terlalu banyak percobaan. Coba lagi dalam 15 menit',
  })
})

test('C-12: with a proof the password and the PIN are set without the old ones', async () => {
  const budi = await gateway.token(demoBuyers.budi.id)
  const body = { type: 'request_ota', channel: 'pin', verification_number: DEMO_PIN } as const
  const proof = (await gateway.call('verifyUser', { as: budi, body })).body.data as { ota: string }
  const changed = await gateway.call('updateProfile', {
    as: budi,
    body: { new_pin: '654321', name: 'Budi S.' },
    headers: { 'x-ota': proof.ota },
  })
  expect(changed.body.result.name).toBe('Budi S.')
  const again = { ...body, verification_number: '654321' }
  expect((await gateway.call('verifyUser', { as: budi, body: again })).status).toBe(200)
})

test('C-12 K-02: eight steps lead to a complete profile, in the requested language', async () => {
  const sari = await gateway.token(demoBuyers.sari.id)
  const { body } = await gateway.call('buyerProfileSections', { as: sari })
  expect(body.data).toMatchObject({ total_steps: 8, steps_left: 4, business_status: 'none' })
  const english = await gateway.call('buyerProfileSections', {
    as: sari,
    headers: { 'accept-language': 'en' },
  })
  expect(english.body.data.sections[1]).toEqual({
    name: 'email',
    title: 'Verify your email',
    is_complete: true,
  })
  const fresh = await gateway.signedIn({
    name: '',
    email: null,
    handphone: null,
    email_verified: false,
    phone_verified: false,
  })
  expect(
    (await gateway.call('buyerProfileSections', { as: fresh.token })).body.data.steps_left,
  ).toBe(8)
})

test('T-15: a submitted business is in verification, and needs a revision without its tax number', async () => {
  const { token } = await gateway.signedIn()
  const submit = (npwp: string) =>
    gateway.call('updateProfile', { as: token, body: { business: { ...business, npwp } } })
  expect((await submit('')).body.result.business.status).toBe('in_verification')
  await reviewBusinesses(gateway.gateway)
  expect((await profileOf(token)).business.status).toBe('in_verification')
  gateway.advance(24 * 60 * 60)
  await reviewBusinesses(gateway.gateway)
  expect((await profileOf(token)).business).toMatchObject({
    status: 'need_revision',
    note: 'NPWP belum diisi',
  })
  await submit('0123456789012345')
  gateway.advance(24 * 60 * 60)
  await reviewBusinesses(gateway.gateway)
  expect((await profileOf(token)).business).toMatchObject({ status: 'in_verification', note: null })
})

test('C-31: an analytics id belongs to the token’s user, regardless of the body', async () => {
  const { token, userId } = await gateway.signedIn()
  const ids = () =>
    gateway.gateway.db
      .selectFrom('analytics_ids')
      .select(['client_id', 'user_id', 'guest_id'])
      .execute()
  const guest = { as: await gateway.token(), headers: { 'x-guest-id': 'guest-1' } }
  await gateway.call('gidUser', {
    ...guest,
    body: { client_id: 'GA1.1', user_id: demoBuyers.budi.id },
  })
  expect(await ids()).toEqual([{ client_id: 'GA1.1', user_id: null, guest_id: 'guest-1' }])
  await gateway.call('gidUser', {
    as: token,
    body: { client_id: 'GA1.1', user_id: demoBuyers.budi.id },
  })
  expect(await ids()).toEqual([{ client_id: 'GA1.1', user_id: userId, guest_id: null }])
})
