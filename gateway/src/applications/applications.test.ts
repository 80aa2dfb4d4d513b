import { randomUUID } from 'node:crypto'
import type { CallInput } from '@borong/api/shape'
import type { sendApplication } from '@borong/api/applications.shapes'
import { insertFile } from '../files/testing-files.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { sendApplicationMails } from './mails.ts'
import { partnerFields } from './testing-rows.ts'

type Body = CallInput<typeof sendApplication>['body']

const gateway = openTestGateway()

interface Applicant {
  token: string
  userId: string
}

const document = ({ userId }: Applicant) => insertFile(gateway.gateway, userId)
const send = (applicant: Applicant, more: Partial<Body>) =>
  gateway.call('sendApplication', {
    as: applicant.token,
    body: { key: randomUUID(), service: 'partner', fields: partnerFields, ...more },
  })
const apply = async (applicant: Applicant) =>
  (await send(applicant, { file_ids: [await document(applicant)] })).body.result
const read = async ({ token }: Applicant, number: string) =>
  (await gateway.call('sentApplication', { as: token, params: { number } })).body.result
const atDesk = async () =>
  (
    await gateway.gateway.app.inject({
      url: '/seller-desk/applications',
      headers: { accept: 'application/json' },
    })
  ).json<{ applications: { number: string }[] }>().applications
const decide = async (number: string, before: string, state: string, text = 'Lengkapi NIB Anda') =>
  (
    await gateway.gateway.app.inject({
      method: 'POST',
      url: '/seller-desk/applications',
      payload: { number, before, state, text },
    })
  ).statusCode

test('R-15: an application gets a number, its state and its documents, and waits at the desk', async () => {
  const applicant = await gateway.signedIn()
  const sent = await apply(applicant)
  expect(sent).toMatchObject({
    number: expect.stringMatching(/^APP\d{6}/),
    service: 'partner',
    state: 'received',
    fields: { ...partnerFields, phone: '6281234567890' },
    files: [{ name: 'catatan.txt' }],
    events: [{ state: 'received', from_desk: false }],
  })
  expect(await read(applicant, sent.number)).toEqual(sent)
  expect((await atDesk()).map(({ number }) => number)).toContain(sent.number)
  const page = await gateway.gateway.app.inject({
    url: '/seller-desk/applications',
    headers: { accept: 'text/html' },
  })
  expect(page.body).toContain('PT Pangan Sentosa')
})

test('R-15: refuses a form with the names of its wrong fields, and an application without its document', async () => {
  const applicant = await gateway.signedIn()
  const wrong = await send(applicant, { fields: { ...partnerFields, phone: '12', goods: ' ' } })
  expect([wrong.status, wrong.problem.name]).toEqual([422, 'FORM_INVALID'])
  expect(Object.keys(wrong.problem.errors ?? {})).toEqual(['phone', 'goods'])
  const without = await send(applicant, {})
  expect(without.problem.name).toBe('DOCUMENT_MISSING')
})

test('R-15: a document of somebody else attaches nothing and creates no application', async () => {
  const [applicant, other] = [await gateway.signedIn(), await gateway.signedIn()]
  const refused = await send(applicant, { file_ids: [await document(other)] })
  expect(refused.problem.name).toBe('DOCUMENT_UNKNOWN')
  const list = await gateway.call('sentApplications', { as: applicant.token })
  expect(list.body.result.total_count).toBe(0)
})

test('R-15: the same key is one application; other content with it is refused', async () => {
  const applicant = await gateway.signedIn()
  const body = { key: randomUUID(), file_ids: [await document(applicant)] }
  const [first, second] = await Promise.all([send(applicant, body), send(applicant, body)])
  expect(second.body.result.number).toBe(first.body.result.number)
  const changed = await send(applicant, { ...body, fields: { ...partnerFields, name: 'Budi' } })
  expect(changed.problem.name).toBe('APPLICATION_SENT')
})

test('R-15: one open application for a service; after a withdrawal another one is possible', async () => {
  const applicant = await gateway.signedIn()
  const { number } = await apply(applicant)
  const files = [await document(applicant)]
  const again = await send(applicant, { file_ids: files })
  expect(again.problem).toMatchObject({
    name: 'APPLICATION_OPEN',
    message: expect.stringContaining(number),
  })
  const withdraw = () => gateway.call('endApplication', { as: applicant.token, params: { number } })
  expect((await withdraw()).body.result.state).toBe('withdrawn')
  expect((await withdraw()).status).toBe(200)
  expect(await decide(number, 'received', 'approved')).toBe(404)
  expect((await send(applicant, { file_ids: files })).status).toBe(200)
})

test('R-15: the desk asks, the applicant answers with a document, the desk approves; both are notified', async () => {
  const applicant = await gateway.signedIn()
  const { number } = await apply(applicant)
  const answer = async (file_ids: string[] = []) =>
    gateway.call('completeApplication', {
      as: applicant.token,
      params: { number },
      body: { text: 'Terlampir', file_ids },
    })
  expect((await answer()).problem.name).toBe('NOT_ASKED')
  expect(await decide(number, 'received', 'more_needed')).toBe(200)
  // The operator's page is older than the decision.
  expect(await decide(number, 'received', 'approved')).toBe(404)
  const { body: news } = await gateway.call('orderNotifications', { as: applicant.token })
  expect(news.result.items[0]).toMatchObject({
    title: 'Pengajuan Anda dijawab',
    path: `/services/applications/${number}`,
  })
  const answered = await answer([await document(applicant)])
  expect(answered.body.result).toMatchObject({ state: 'in_review', files: [{}, {}] })
  expect(await decide(number, 'in_review', 'approved', 'Selamat bergabung')).toBe(200)
  expect((await read(applicant, number)).events).toMatchObject([
    { state: 'received', from_desk: false },
    { state: 'more_needed', from_desk: true, text: 'Lengkapi NIB Anda' },
    { state: 'in_review', from_desk: false, text: 'Terlampir' },
    { state: 'approved', from_desk: true, text: 'Selamat bergabung' },
  ])
  expect((await answer()).problem.name).toBe('APPLICATION_ENDED')
  const log = await gateway.gateway.db
    .selectFrom('desk_log')
    .select('action')
    .where('subject', '=', number)
    .execute()
  expect(log).toEqual([{ action: 'answer-application' }, { action: 'answer-application' }])
})

test('R-15: an application has five documents at most', async () => {
  const applicant = await gateway.signedIn()
  const { number } = await apply(applicant)
  await decide(number, 'received', 'more_needed')
  const file_ids = await Promise.all(Array.from({ length: 5 }, () => document(applicant)))
  const refused = await gateway.call('completeApplication', {
    as: applicant.token,
    params: { number },
    body: { text: 'Terlampir', file_ids },
  })
  expect(refused.problem.name).toBe('TOO_MANY_DOCUMENTS')
})

test('R-15: a financiall application with an amount exists only for the calls that know this service', async () => {
  const applicant = await gateway.signedIn()
  const { company, name, phone, email, place } = partnerFields
  const fields = { term: 'days30', limit: 'Rp 25.000.000', purchases: '40.000.000' }
  const { number } = (
    await send(applicant, {
      service: 'financiall',
      fields: { ...fields, company, name, phone, email, place },
      file_ids: [await document(applicant)],
    })
  ).body.result
  expect((await read(applicant, number)).fields).toMatchObject({ limit: '25000000' })
  const as = applicant.token
  const earlier = await gateway.call('application', { as, params: { number } })
  expect(earlier.problem.name).toBe('APPLICATION_UNKNOWN')
  expect((await gateway.call('applications', { as })).body.result.items).toEqual([])
  const list = await gateway.call('sentApplications', { as, query: { service: 'financiall' } })
  expect(list.body.result.items).toMatchObject([{ number }])
})

test('R-15: an approved financiall application opens the credit line, and lowers none', async () => {
  const applicant = await gateway.signedIn()
  const { company, name, phone, email, place } = partnerFields
  const approve = async (limit: string) => {
    const fields = { term: 'days30', limit, purchases: '40.000.000' }
    const { number } = (
      await send(applicant, {
        service: 'financiall',
        fields: { ...fields, company, name, phone, email, place },
        file_ids: [await document(applicant)],
      })
    ).body.result
    await decide(number, 'received', 'in_review', 'Kami periksa')
    expect(await decide(number, 'in_review', 'approved', 'Disetujui')).toBe(200)
  }
  const limits = async () =>
    (await gateway.call('creditLines', { as: applicant.token })).body.result.lines.map(
      ({ method, limit, days }) => ({ method, limit, days }),
    )
  await approve('Rp 25.000.000')
  expect(await limits()).toEqual([{ method: 'pay-later', limit: 25_000_000, days: 30 }])
  await approve('Rp 5.000.000')
  expect(await limits()).toEqual([{ method: 'pay-later', limit: 25_000_000, days: 30 }])
})

test('R-15: the address of the form gets a mail after the application and after each answer of the desk, once', async () => {
  const applicant = await gateway.signedIn()
  const email = `${randomUUID().slice(0, 8)}@pangan.example`
  const sent = await send(applicant, {
    fields: { ...partnerFields, email },
    file_ids: [await document(applicant)],
  })
  const { number } = sent.body.result
  const mails = async () => {
    await Promise.all([
      sendApplicationMails(gateway.gateway),
      sendApplicationMails(gateway.gateway),
    ])
    const rows = await gateway.gateway.db
      .selectFrom('inbox_messages')
      .select(['subject', 'text'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute()
    return rows.map(({ subject, text }) => `${subject} ${text}`)
  }
  expect(await mails()).toEqual([expect.stringContaining(`${number} sudah kami terima`)])
  await decide(number, 'received', 'approved', 'Toko Anda siap')
  const [, decision] = await mails()
  expect(decision).toContain('Disetujui')
  expect(decision).toContain('Toko Anda siap')
  expect(decision).toContain(`/services/applications/${number}`)
  expect(await mails()).toHaveLength(2)
})

test('R-15: an approved partner has a store at the place of the form, whose page opens', async () => {
  const applicant = await gateway.signedIn()
  const { number } = await apply(applicant)
  const other = await gateway.signedIn()
  const second = await apply(other)
  await Promise.all([
    decide(number, 'received', 'approved', 'Toko Anda siap'),
    decide(second.number, 'received', 'approved', 'Toko Anda siap'),
  ])
  const paths = [await read(applicant, number), await read(other, second.number)].map(
    ({ outcome_path }) => outcome_path ?? '',
  )
  expect(new Set(paths).size).toBe(2)
  for (const path of paths) {
    expect(path).toMatch(/^\/v\/pt-pangan-sentosa/)
    const { body } = await gateway.call('seller', {
      params: { alias: path.slice('/v/'.length) },
      as: await gateway.token(),
    })
    expect(body.result).toMatchObject({ name: 'PT Pangan Sentosa', city: 'Kota Bandung' })
  }
})
