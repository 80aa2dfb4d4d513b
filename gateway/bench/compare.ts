import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../src/testing/postgres.ts'
import { openMeasuredGateway, type MeasuredGateway } from './measured-gateway.ts'

const WARM_UP_S = 3

/** Receives a figure of one build. */
export type Record = (row: string, build: 'this' | 'other', figure: number) => void

/** Measures the gateways of this checkout and of another one in turn, on one PostgreSQL. */
export async function compareGateways(
  other: string,
  { turns, seconds, scale }: { turns: number; seconds: number; scale: number },
  record: Record,
): Promise<void> {
  const postgres = await startPostgres({ isDurable: true })
  if ('reason' in postgres) throw new Error(postgres.reason)
  const gateways: MeasuredGateway[] = []
  try {
    const open = async (name: string, folder: string) => {
      const gateway = await openMeasuredGateway(
        { DATABASE_URL: await createDatabase(postgres.url, name), SCALE: String(scale) },
        folder,
      )
      gateways.push(gateway)
      return gateway
    }
    const builds = [
      ['this', await open('this_build', import.meta.dirname)],
      ['other', await open('other_build', join(other, 'gateway/bench'))],
    ] as const
    const [[, { scenarios }]] = builds
    for (const { name } of scenarios) {
      const both = builds.flatMap(([build, gateway]) => {
        const scenario = gateway.scenarios.find((one) => one.name === name)
        return scenario ? [{ build, gateway, scenario }] : []
      })
      // A scenario that the other commit does not know cannot be compared.
      if (both.length < 2) continue
      for (const { gateway, scenario } of both) await gateway.measure(scenario, WARM_UP_S)
      for (let turn = 0; turn < turns; turn += 1)
        for (const { build, gateway, scenario } of turn % 2 ? both.toReversed() : both) {
          const { perSecond, cpuMs } = await gateway.measure(scenario, seconds)
          record(`${name}, a second`, build, perSecond)
          record(`${name}, ms of processor time`, build, cpuMs)
        }
    }
  } finally {
    for (const gateway of gateways) await gateway.close()
    await postgres.stop()
  }
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
