import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Opens a server on a free port of this machine, or on the given one. */
export async function listen(server: Server, port = 0): Promise<{ origin: string; port: number }> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const taken = (server.address() as AddressInfo).port
  return { origin: `http://127.0.0.1:${taken}`, port: taken }
}

export function shut(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
