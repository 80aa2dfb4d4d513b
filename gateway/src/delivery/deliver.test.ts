import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { configFrom } from '../server/config.ts'
import type { Gateway } from '../server/domain.ts'
import { deliver, openChannels } from './deliver.ts'

// A configured provider is used without the database.
const gatewayWith = (environment: Record<string, string>) =>
  ({ config: configFrom(environment), now: () => new Date() }) as unknown as Gateway

test('C-06: sends a mail by SMTP unchanged', async () => {
  const received: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => received.push(chunk))
      stream.on('end', () => done())
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  await deliver(
    gatewayWith({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Borong <toko@contoh.id>' }),
    {
      channel: 'email',
      to: 'ani@contoh.id',
      subject: 'Kode masuk',
      text: 'Kode Anda 123456',
      html: '<p>Kode Anda <b>123456</b></p>',
    },
  )
  await new Promise<void>((resolve) => server.close(resolve))

  const mail = await PostalMime.parse(Buffer.concat(received))
  expect(mail.from?.address).toBe('toko@contoh.id')
  expect(mail.to?.[0]?.address).toBe('ani@contoh.id')
  expect(mail.subject).toBe('Kode masuk')
  expect(mail.text?.trim()).toBe('Kode Anda 123456')
  expect(mail.html).toContain('<b>123456</b>')
})

describe('an HTTP provider', () => {
  let server: Server
  let received: { request: IncomingMessage; body: unknown }[]
  let status: number
  let url: string

  beforeEach(async () => {
    received = []
    status = 200
    server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        received.push({ request, body: JSON.parse(Buffer.concat(chunks).toString()) })
        response.writeHead(status).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  test('C-06: receives an SMS with the configured key', async () => {
    await deliver(gatewayWith({ SMS_URL: url, SMS_TOKEN: 'kunci' }), {
      channel: 'sms',
      to: '628123',
      text: 'Kode 123456',
    })
    expect(received[0]?.body).toEqual({ channel: 'sms', to: '628123', message: 'Kode 123456' })
    expect(received[0]?.request.headers.authorization).toBe('Bearer kunci')
  })

  test('C-06: reports its refusal to the caller', async () => {
    status = 500
    const sent = deliver(gatewayWith({ WHATSAPP_URL: url }), {
      channel: 'whatsapp',
      to: '628123',
      text: 'Kode',
    })
    await expect(sent).rejects.toThrow('answered 500')
  })

  test('C-07: only channels with a provider are available, and the others fail', async () => {
    const gateway = gatewayWith({ SMS_URL: url })
    expect(openChannels(gateway.config)).toEqual({ email: false, sms: true, whatsapp: false })
    await expect(deliver(gateway, { channel: 'email', to: 'a@b.id', text: 'x' })).rejects.toThrow(
      'No provider',
    )
  })
})
