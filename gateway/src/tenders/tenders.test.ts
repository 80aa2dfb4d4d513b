import { randomUUID } from 'node:crypto'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { sendTenderMails } from './mails.ts'
import { listFor } from './offer-data.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const request = (more: object = {}) => ({
  key: randomUUID(),
  item: 'Mesin kopi dua grup',
  quantity: 12,
  unit: 'unit',
  needed_by: inDays(30),
  place: 'Kebayoran Baru, Jakarta Selatan',
  target_price: 18_500_000,
  details: 'Garansi resmi,\npemasangan di tempat.',
  company: 'PT Kopi Nusantara',
  name: 'Ani Wijaya',
  phone: '0812 3456 7890',
  email: `${randomUUID().slice(0, 8)}@contoh.id`,
  ...more,
})

const send = async (body: object, as?: string, headers: Record<string, string> = {}) =>
  gateway.call('createTender', {
    as: as ?? (await gateway.token()),
    body: body as ReturnType<typeof request>,
    headers,
  })

interface Mail {
  subject: string
  text: string
  html: string
}
const mailsTo = async (to: string): Promise<Mail[]> =>
  (
    await gateway.gateway.app.inject({
      url: `/inbox?to=${encodeURIComponent(to)}`,
      headers: { accept: 'application/json' },
    })
  ).json().messages

const listOf = async (as: string, query: { page?: string; limit?: string } = {}) =>
  (await gateway.call('tenders', { as, query })).body.result

test('R-17 F-08: a guest’s tender gets a number, a confirmation to the guest and a mail to the desk', async () => {
  const tender = request({ email: ' Ani@Kopi.Example ' })
  const { status, body } = await send(tender)
  expect(status).toBe(200)
  expect(body.result).toMatchObject({
    number: expect.stringMatching(/^TND\d{6}[2-9A-Z]{8}$/),
    state: 'received',
    item: 'Mesin kopi dua grup',
    quantity: 12,
    target_price: 18_500_000,
    email: 'ani@kopi.example',
  })
  const { number } = body.result
  const [confirmation, ...others] = await mailsTo('ani@kopi.example')
  expect(others).toEqual([])
  expect(confirmation).toMatchObject({
    subject: `Permintaan tender ${number} kami terima`,
    text: expect.stringMatching(/Jumlah: 12 unit[^]*Rp\u00a018\.500\.000[^]*1 hari kerja/),
  })
  const desk = (await mailsTo('tender@borong.example')).find(({ text }) => text.includes(number))
  expect(desk!.text).toContain('Garansi resmi,\npemasangan di tempat.')
  expect(desk!.text).toContain('0812-3456-7890')
  expect(desk!.text).toContain('PT Kopi Nusantara')
})

test('F-08: the link in a guest’s confirmation joins the tender to one account, which sellers then see', async () => {
  const { body } = await send(request({ email: 'link@kopi.example' }))
  const [mail] = await mailsTo('link@kopi.example')
  const token = /\/services\/tender\/claim\/([\w-]{43})/.exec(mail!.text)![1]!
  expect(mail!.html).toContain(token)
  const row = await gateway.gateway.db
    .selectFrom('tenders')
    .selectAll()
    .where('number', '=', body.result.number)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(token)
  const [first, second] = [await gateway.signedIn(), await gateway.signedIn()]
  const claim = (as: string, given = token) =>
    gateway.call('claimTender', { as, body: { token: given } })
  const taps = await Promise.all([claim(first.token), claim(first.token)])
  expect(taps.map((answer) => answer.body.result.number)).toEqual(
    Array.from({ length: 2 }, () => body.result.number),
  )
  expect((await claim(second.token)).problem.name).toBe('CLAIM_UNKNOWN')
  expect((await claim(second.token, 'a'.repeat(43))).status).toBe(404)
  expect((await listOf(first.token)).items[0]?.number).toBe(body.result.number)
  const { tenders: open } = await listFor(gateway.gateway.db, {
    sellerId: null,
    at: gateway.gateway.now(),
    page: 1,
  })
  expect(open.map(({ number }) => number)).toContain(body.result.number)
})

test('F-08: a link ends with the time for offers, and the mail of an account has none', async () => {
  const { body } = await send(request({ email: 'late@kopi.example' }))
  const [mail] = await mailsTo('late@kopi.example')
  const token = /claim\/([\w-]{43})/.exec(mail!.text)![1]!
  await gateway.gateway.db
    .updateTable('tenders')
    .set({ offers_until: new Date(0) })
    .where('number', '=', body.result.number)
    .execute()
  const { token: as } = await gateway.signedIn()
  expect((await gateway.call('claimTender', { as, body: { token } })).status).toBe(404)
  await gateway.call('createTender', { as, body: request({ email: 'own@kopi.example' }) })
  expect((await mailsTo('own@kopi.example'))[0]!.text).not.toContain('claim')
})

test('R-17 F-08: the confirmation is in the requester’s language, and goes out with a mail to the configured desk', async () => {
  const other = await startTestGateway({ config: { tenderDesk: 'meja@contoh.id' } })
  const { body } = await other.call('createTender', {
    as: await other.token(),
    body: request({ email: 'joe@contoh.id', target_price: null }),
    headers: { 'accept-language': 'en' },
  })
  const { messages } = (
    await other.gateway.app.inject({ url: '/inbox', headers: { accept: 'application/json' } })
  ).json()
  const subjects = messages.map((mail: Mail & { to: string }) => [mail.to, mail.subject])
  expect(subjects.toSorted()).toEqual([
    ['joe@contoh.id', `We have received your tender request ${body.result.number}`],
    ['meja@contoh.id', `Tender baru ${body.result.number}`],
  ])
  await other.close()
})

test('F-08: escapes typed text in mails, and sends free text to the desk only', async () => {
  const evil = '<img src=x onerror=alert(1)>'
  const tender = request({ item: evil, details: '<script>1</script> $& penipuan', unit: "$'" })
  const { body } = await send(tender)
  const [confirmation] = await mailsTo(tender.email)
  const desk = (await mailsTo('tender@borong.example')).find(({ text }) =>
    text.includes(body.result.number),
  )
  for (const mail of [confirmation!, desk!]) {
    expect(mail.html).not.toMatch(/<(img|script)/)
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(mail.text).toContain("Harga target per $': ")
  }
  expect(confirmation!.text).not.toContain('penipuan')
  expect(desk!.html).toContain('&lt;script&gt;1&lt;/script&gt; $&amp; penipuan')
})

test.each([
  ['item', ''],
  ['item', '   '],
  ['item', 'x'.repeat(121)],
  ['item', 'dua\nbaris'],
  ['quantity', 0],
  ['quantity', 1.5],
  ['quantity', '12'],
  ['quantity', 1e12],
  ['unit', ''],
  ['place', ''],
  ['target_price', 0],
  ['target_price', -1],
  ['details', 'x'.repeat(2001)],
  ['company', ''],
  ['name', ' '],
  ['name', 'Ani\r\nBcc: semua@contoh.id'],
  ['phone', '12'],
  ['email', 'ani@'],
  ['key', 'a b'],
])('F-08: rejects a tender whose %s is %j, and names the field', async (field, value) => {
  const { status, problem } = await send(request({ [field]: value }))
  expect(status).toBe(400)
  expect(Object.keys(problem.errors ?? {})).toEqual([field])
})

test.each([inDays(-2), inDays(900), '2027-02-30', 'besok'])(
  'F-08: rejects goods that are needed by %s, and names the field',
  async (day) => {
    const { status, problem } = await send(request({ needed_by: day }))
    expect([status, problem.name, Object.keys(problem.errors ?? {})]).toEqual([
      422,
      'DATE_INVALID',
      ['needed_by'],
    ])
  },
)

test('F-08: concurrent or repeated requests make one tender with one mail', async () => {
  const tender = request()
  const guest = await gateway.token()
  const answers = await Promise.all([1, 2, 3].map(() => send(tender, guest)))
  answers.push(await send(tender, guest))
  // A guest who logs in before the retry is still the requester.
  answers.push(await send(tender, (await gateway.signedIn()).token))
  expect(new Set(answers.map(({ body }) => body.result.number)).size).toBe(1)
  expect(await mailsTo(tender.email)).toHaveLength(1)
})

test('F-08: rejects a used key for another content or from another buyer, without details', async () => {
  const tender = request()
  const { token } = await gateway.signedIn()
  expect((await send(tender, token)).status).toBe(200)
  const changed = await send({ ...tender, quantity: 13 }, token)
  expect([changed.status, changed.problem.name]).toEqual([409, 'TENDER_SENT'])
  for (const as of [(await gateway.signedIn()).token, await gateway.token()]) {
    const { problem } = await send(tender, as)
    expect(problem.name).toBe('TENDER_SENT')
    expect(JSON.stringify(problem)).not.toContain('TND')
  }
  expect(await mailsTo(tender.email)).toHaveLength(1)
})

test('R-17 F-08: a buyer reads only their own tenders, the newest first, and a guest none', async () => {
  const [budi, sari] = [await gateway.signedIn(), await gateway.signedIn()]
  for (const item of ['Beras', 'Gula', 'Kopi']) await send(request({ item }), budi.token)
  await send(request({ item: 'Teh' }), sari.token)
  await send(request({ item: 'Garam' }))
  const first = await listOf(budi.token, { limit: '2' })
  expect(first).toMatchObject({ total_count: 3, items: [{ item: 'Kopi' }, { item: 'Gula' }] })
  const second = await listOf(budi.token, { limit: '2', page: '2' })
  expect(second.items.map(({ item }) => item)).toEqual(['Beras'])
  expect((await listOf(sari.token)).items.map(({ item }) => item)).toEqual(['Teh'])
  expect((await gateway.call('tenders', { as: await gateway.token(), query: {} })).status).toBe(401)
})

test('F-08: limits the confirmations to one mailbox', async () => {
  const { email } = request()
  for (let time = 0; time < 5; time++) await send(request({ email }))
  const { status, problem } = await send(request({ email: email.toUpperCase() }))
  expect([status, problem.name]).toEqual([429, 'TOO_MANY_TENDERS'])
  expect(await mailsTo(email)).toHaveLength(5)
})

test('F-08: rejects a tender when no mail can reach the desk', async () => {
  const other = await startTestGateway({ config: { demo: false, smsUrl: 'http://127.0.0.1:1' } })
  const { status, problem } = await other.call('createTender', {
    as: await other.token(),
    body: request(),
  })
  expect([status, problem.name]).toEqual([409, 'TENDERS_CLOSED'])
  expect(await other.gateway.db.selectFrom('tenders').selectAll().execute()).toEqual([])
  await other.close()
})

test('F-08: stores a tender whose mails fail, and sends them later, once', async () => {
  const { db } = gateway.gateway
  const tender = request()
  const { body } = await gateway.call('createTender', { as: await gateway.token(), body: tender })
  const { id } = await db
    .selectFrom('tenders')
    .select('id')
    .where('number', '=', body.result.number)
    .executeTakeFirstOrThrow()
  const owe = () =>
    db
      .insertInto('tender_mails')
      .values({
        id: randomUUID(),
        tender_id: id,
        reader: 'requester',
        language: 'id',
        tries: 0,
        next_try_at: gateway.gateway.now(),
      })
      .execute()
  await owe()
  // No server listens on this port.
  const config = { ...gateway.gateway.config, smtpUrl: 'smtp://127.0.0.1:1' }
  await sendTenderMails({ ...gateway.gateway, config })
  expect(await mailsTo(tender.email)).toHaveLength(1)
  await sendTenderMails(gateway.gateway)
  expect(await mailsTo(tender.email)).toHaveLength(1)
  gateway.advance(11 * 60)
  await Promise.all([1, 2].map(() => sendTenderMails(gateway.gateway)))
  expect(await mailsTo(tender.email)).toHaveLength(2)
})
