import { deliver } from '../delivery/deliver.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.close())

const read = async (url: string, accept = 'application/json') =>
  gateway.gateway.app.inject({ url, headers: { accept } })

test('C-06: what the shop sends lands in the inbox, newest first, and is filtered by recipient', async () => {
  gateway = await startTestGateway()
  await deliver(gateway.gateway, {
    channel: 'email',
    to: 'ani@contoh.id',
    subject: 'Kode',
    text: 'Kode Anda 123456',
  })
  gateway.advance(1)
  await deliver(gateway.gateway, { channel: 'whatsapp', to: '628123', text: 'Kode Anda 654321' })

  const all = (await read('/inbox')).json().messages
  expect(all.map((message: { to: string }) => message.to)).toEqual(['628123', 'ani@contoh.id'])
  const typedLocally = (await read('/inbox?to=08123')).json().messages
  expect(typedLocally).toMatchObject([{ channel: 'whatsapp', text: 'Kode Anda 654321' }])
  expect((await read('/inbox?to=Ani@contoh.id')).json().messages).toHaveLength(1)
  expect((await read('/inbox?to=%00')).statusCode).toBe(200)
})

test('C-06: a person gets a page, in the language of the browser', async () => {
  gateway = await startTestGateway()
  const page = await read('/inbox', 'text/html,*/*')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toContain('Kotak masuk')
})

test('C-06: with a real provider there is no inbox', async () => {
  gateway = await startTestGateway({ config: { smsUrl: 'http://127.0.0.1:9/sms' } })
  expect((await read('/inbox')).statusCode).toBe(404)
  expect((await read('/inbox', 'text/html')).statusCode).toBe(404)
})
