import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'

/** Passes connections on to a port, and counts the bytes of the answers. */
export async function countingProxy(
  port: number,
): Promise<{ origin: string; bytes(): number; close(): void }> {
  let bytes = 0
  const server = createServer((socket) => {
    const target = connect(port, '127.0.0.1')
    target.on('data', (chunk) => (bytes += chunk.length))
    socket.pipe(target).pipe(socket)
    for (const [one, other] of [[socket, target] as const, [target, socket] as const])
      one.on('error', () => other.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${own}`, bytes: () => bytes, close: () => void server.close() }
}
