import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startBalancer } from './balancer.ts'

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const shut = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })

test('distributes requests, and sends those of a stopped service to the other one', async () => {
  const counts = [0, 0]
  const servers = counts.map((_, index) =>
    createServer((_request, response) => {
      counts[index]! += 1
      response.end('here')
    }),
  )
  const origins = await Promise.all(servers.map(listen))
  const balancer = await startBalancer(0, origins)
  const post = async () => (await fetch(balancer.address, { method: 'POST', body: 'x' })).status
  for (let count = 0; count < 4; count += 1) expect(await post()).toBe(200)
  expect(counts).toEqual([2, 2])
  await shut(servers[0]!)
  // Concurrent requests change whose turn it is while one is sent again.
  const statuses = await Promise.all(Array.from({ length: 20 }, post))
  expect(new Set(statuses)).toEqual(new Set([200]))
  await balancer.close()
  await shut(servers[1]!)
})

test('sends a write without an answer once, and answers 502', async () => {
  let writes = 0
  const broken = createServer((request) => {
    writes += 1
    request.socket.destroy()
  })
  const other = createServer((_request, response) => void response.end('here'))
  const balancer = await startBalancer(0, [await listen(broken), await listen(other)])
  const ask = async (method: string) => (await fetch(balancer.address, { method })).status
  expect([await ask('POST'), await ask('POST')].toSorted()).toEqual([200, 502])
  expect(writes).toBe(1)
  expect([await ask('GET'), await ask('GET')]).toEqual([200, 200])
  await balancer.close()
  await Promise.all([shut(broken), shut(other)])
})
