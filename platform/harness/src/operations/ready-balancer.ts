import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A balancer as simple as they come: it hands connections on in rotation, and tries nothing twice. */
export interface ReadyBalancer {
  address: string
  /** Resolves when exactly these services are in use. */
  uses(ports: readonly number[]): Promise<void>
  close(): Promise<void>
}

const POLL_MS = 100

/** Distributes connections to the services whose `/readyz` answers 200, which it asks ten times a second. */
export async function startReadyBalancer(
  services: readonly number[],
  port = 0,
): Promise<ReadyBalancer> {
  let ready: number[] = []
  let turn = 0
  const open = new Set<Socket>()
  const waiting = new Set<() => void>()

  // A service that is slow to answer stays as it was, so that a busy machine does not take both out of use.
  const isReady = (service: number) =>
    fetch(`http://127.0.0.1:${service}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      (error: Error) => error.name === 'TimeoutError' && ready.includes(service),
    )
  const poll = async () => {
    const answers = await Promise.all(services.map(isReady))
    ready = services.filter((_, index) => answers[index])
    for (const look of waiting) look()
  }
  // One after the other: a late answer must not replace a newer one.
  const ending = new AbortController()
  const polling = (async () => {
    while (!ending.signal.aborted) {
      await poll()
      await sleep(POLL_MS)
    }
  })()

  const server = createServer((client) => {
    const service = ready[(turn += 1) % ready.length]
    if (service === undefined) return void client.destroy()
    const to = connect(service, '127.0.0.1')
    for (const [one, other] of [
      [client, to],
      [to, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => open.delete(one))
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    uses: (ports) =>
      new Promise((resolve) => {
        const wanted = ports.toSorted().join()
        const look = () => {
          if (ready.toSorted().join() !== wanted) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
      }),
    async close() {
      ending.abort()
      await polling
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
