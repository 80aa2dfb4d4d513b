import { root } from '@borong/build/units'
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, startProcess, waitUntilOpen, type Running } from './processes.ts'

const SERVICES = ['edge', 'gateway', 'registry'] as const
/** The ports of the services' metrics, in the order of `deploy/observe/prometheus.yml`. */
export type MetricsPorts = Record<(typeof SERVICES)[number], number>

const PATIENCE_S = 30
const EXAMPLE = join(root, 'deploy/observe')

/** Ports that are free now. */
export async function metricsPorts(): Promise<MetricsPorts> {
  return { edge: await freePort(), gateway: await freePort(), registry: await freePort() }
}

export const metricsAddresses = (ports: MetricsPorts): string =>
  SERVICES.map((name) => `${name} http://127.0.0.1:${ports[name]}/metrics`).join(', ')

export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/** The example configuration for the services of this shop, with the alert rules of the example. */
export async function configurationFor(ports: MetricsPorts): Promise<string> {
  const example = await readFile(join(EXAMPLE, 'prometheus.yml'), 'utf8')
  const withRules = example.replace('- alerts.yml', `- ${join(EXAMPLE, 'alerts.yml')}`)
  return SERVICES.reduce(
    (text, name, at) => text.replace(`127.0.0.1:${9464 + at}`, `127.0.0.1:${ports[name]}`),
    withRules,
  )
}

/** Starts a Prometheus that reads the metrics of a shop; undefined where it is not installed. */
export async function startPrometheus(options: {
  ports: MetricsPorts
  dataDirectory: string
}): Promise<(Running & { address: string }) | undefined> {
  if (!isInstalled('prometheus')) return undefined
  const directory = join(options.dataDirectory, 'prometheus')
  await mkdir(directory, { recursive: true })
  const config = join(directory, 'prometheus.yml')
  await writeFile(config, await configurationFor(options.ports))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const running = await startProcess({
    name: 'prometheus',
    script: join(import.meta.dirname, 'run-prometheus.ts'),
    args: [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(directory, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    env: {},
    logs: join(options.dataDirectory, 'logs'),
  })
  await waitUntilOpen(`${address}/-/ready`, running, PATIENCE_S)
  return { ...running, address }
}
