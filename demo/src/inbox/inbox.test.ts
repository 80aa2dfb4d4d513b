import { deliver } from '@borong/gateway/delivery/deliver'
import { startTestGateway, type TestGateway } from '@borong/gateway/testing/test-gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const read = async (url: string, accept = 'application/json', of = gateway) =>
  of.gateway.app.inject({ url, headers: { accept } })

test('C-06: the shop’s messages arrive in the inbox, newest first, and are filtered by recipient', async () => {
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

test('C-06: a browser gets a page in its language', async () => {
  const page = await read('/inbox', 'text/html,*/*')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toContain('Kotak masuk')
})

test('C-06: with one real provider the messages of the other channels still arrive here', async () => {
  const other = await startTestGateway({ config: { smsUrl: 'http://127.0.0.1:9/sms' } })
  await deliver(other.gateway, { channel: 'whatsapp', to: '628123', text: 'Kode Anda 654321' })
  const sms = deliver(other.gateway, { channel: 'sms', to: '628123', text: 'Kode Anda 123456' })
  await expect(sms).rejects.toThrow()
  expect((await read('/inbox', undefined, other)).json().messages).toMatchObject([
    { channel: 'whatsapp' },
  ])
  await other.close()
})
