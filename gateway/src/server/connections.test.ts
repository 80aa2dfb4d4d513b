import { once } from 'node:events'
import { connect } from 'node:net'
import { startTestGateway } from '../testing/test-gateway.ts'
import { connectionsOf } from './descriptor-limit.ts'

/** The bytes that the gateway sends on a new connection until it ends. */
function open(port: number, text = '') {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (data: string) => (received += data))
  socket.on('error', () => {})
  if (text) socket.write(text)
  return {
    socket,
    ended: new Promise<string>((resolve) => socket.once('close', () => resolve(received))),
  }
}
const GET = 'GET /livez HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n'

test('C-27: idle connections above the limit are refused, and others are answered when they have ended', async () => {
  const { gateway, close } = await startTestGateway({ config: { maxConnections: 2 } })
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gateway.app.server.address() as { port: number }
  const idle = [open(port), open(port)]
  await Promise.all(idle.map(({ socket }) => once(socket, 'connect')))
  expect(await open(port, `${GET}\r\n`).ended).toBe('')
  for (const { socket, ended } of idle) {
    socket.destroy()
    await ended
  }
  let answer = ''
  while (!answer) answer = await open(port, `${GET}\r\n`).ended
  expect(answer).toContain('200 OK')
  await close()
})

test('C-27: leaves a quarter of the descriptors to the database and files', () => {
  expect(connectionsOf(256)).toBe(192)
  expect(connectionsOf(Infinity)).toBe(10_000)
})

test('C-01: a request with two Host headers is refused', async () => {
  const { gateway, close } = await startTestGateway()
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gateway.app.server.address() as { port: number }
  expect(await open(port, `${GET}host: evil.example\r\n\r\n`).ended).toContain('400 Bad Request')
  expect(await open(port, `${GET}\r\n`).ended).toContain('200 OK')
  await close()
})
