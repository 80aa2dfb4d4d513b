import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Measured, Opened, Paced, Scenario, Spent } from './bench-types.ts'
import type { Order } from './drive.ts'

const HERE = import.meta.dirname

/** A gateway with a fresh market in a process of its own, and the requests that it can be measured with. */
export interface MeasuredGateway {
  scale: number
  scenarios: readonly Scenario[]
  /** Sends requests as fast as they are answered. `cpuMs` is the CPU time of the gateway's process per answer. */
  measure(scenario: Scenario, seconds: number): Promise<Measured & { cpuMs: number }>
  /** Sends requests at a constant rate. */
  pace(scenario: Scenario, seconds: number, rate: number): Promise<Paced>
  close(): Promise<void>
}

/** `folder` holds the program of the gateway's process, which may be that of another commit. */
export async function openMeasuredGateway(
  env: Record<string, string | undefined>,
  folder = HERE,
): Promise<MeasuredGateway> {
  const gateway = fork(join(folder, 'gateway-process.ts'), { env: { ...process.env, ...env } })
  const { origin, scale, scenarios } = await messageOf<Opened>(gateway)
  return {
    scale,
    scenarios,
    async measure(scenario, seconds) {
      const before = await spentBy(gateway)
      const measured = await drive<Measured>({ origin, scenario, seconds })
      const spent = (await spentBy(gateway)) - before
      return { ...measured, cpuMs: spent / 1000 / (measured.answered + measured.failed) }
    },
    pace: (scenario, seconds, rate) => drive<Paced>({ origin, scenario, seconds, rate }),
    async close() {
      const ended = new Promise((resolve) => gateway.once('exit', resolve))
      gateway.disconnect()
      await ended
    },
  }
}

async function drive<T extends Measured | Paced>(order: Order): Promise<T> {
  const driver = fork(join(HERE, 'drive.ts'))
  driver.send(order)
  return messageOf<T>(driver)
}

async function spentBy(gateway: ChildProcess): Promise<number> {
  const answer = messageOf<Spent>(gateway)
  gateway.send('spent')
  return (await answer).spent
}

function messageOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) =>
      reject(new Error(`${child.spawnargs.at(-1)} ended with ${code} before it answered`))
    child.once('exit', fail)
    child.once('message', (message) => {
      child.off('exit', fail)
      resolve(message as T)
    })
  })
}
