import autocannon from 'autocannon'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Documents a second with 50 connections, the client in a process of its own beside the edge. Run it with `node src/testing/bench.ts`. */
const server = fork(fileURLToPath(new URL('./bench-server.ts', import.meta.url)))
const [{ origin }] = (await once(server, 'message')) as [{ origin: string }]
const cookie = 'guest_id=6f1d2c3b-0000-4000-8000-1234567890ab; grant_token=there'

const runs = [
  {
    title: 'kept document, known visitor',
    headers: { cookie, 'accept-encoding': 'br' },
    path: '/',
  },
  { title: 'kept document, new visitor', headers: { 'accept-encoding': 'br' }, path: '/' },
  {
    title: 'release file',
    headers: { 'accept-encoding': 'br' },
    path: '/assets/host/main.1.0.0.js',
  },
]
for (const { title, headers, path } of runs) {
  const result = await autocannon({
    url: origin + path,
    connections: 50,
    duration: 6,
    headers,
    warmup: { connections: 50, duration: 2 },
  } as autocannon.Options)
  const { requests, latency, non2xx, throughput } = result
  process.stdout.write(
    `${title}: ${Math.round(requests.average)}/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${Math.round(throughput.average / requests.average)} bytes each, ${non2xx} failed\n`,
  )
}
let page = 0
const fresh = await autocannon({
  url: origin,
  connections: 50,
  duration: 6,
  requests: [
    {
      setupRequest: (request) => ({
        ...request,
        path: `/v/toko/product/p${(page += 1)}`,
        headers: { cookie, 'accept-encoding': 'br' },
      }),
    },
  ],
})
process.stdout.write(
  `new document with a call of the gateway: ${Math.round(fresh.requests.average)}/s, p50 ${fresh.latency.p50} ms, p99 ${fresh.latency.p99} ms, ${fresh.non2xx} failed\n`,
)
server.kill()
