import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configurationFor, isInstalled, metricsAddresses, startPrometheus } from './observe.ts'

const ports = { edge: 20_101, gateway: 20_102, registry: 20_103 }

test('C-35: the configuration of Prometheus names the ports of the services of this shop and the alert rules', async () => {
  const text = await configurationFor(ports)
  for (const [job, port] of Object.entries(ports))
    expect(text).toMatch(
      new RegExp(`job_name: ${job}\\n[^:]*:\\n *- targets: \\['127.0.0.1:${port}'`),
    )
  expect(text).not.toContain(':946')
  expect(existsSync(/- (\/.*alerts\.yml)/.exec(text)![1]!)).toBe(true)
  expect(metricsAddresses(ports)).toContain('edge http://127.0.0.1:20101/metrics')
})

const hasPrometheus = isInstalled('prometheus')
if (!hasPrometheus) process.stderr.write('not run: prometheus\n')
const withPrometheus = hasPrometheus ? test : test.skip

withPrometheus('C-35: Prometheus starts with the services and the rules, and ends', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'borong-prometheus-'))
  const prometheus = (await startPrometheus({ ports, dataDirectory }))!
  const read = async (path: string) =>
    (await (await fetch(`${prometheus.address}/api/v1/${path}`)).json()) as {
      data: { activeTargets: { scrapeUrl: string }[]; groups: { name: string }[] }
    }
  let urls: string[] = []
  while (urls.length < 3)
    urls = (await read('targets')).data.activeTargets.map(({ scrapeUrl }) => scrapeUrl)
  expect(urls.toSorted()).toEqual(
    Object.values(ports).map((port) => `http://127.0.0.1:${port}/metrics`),
  )
  expect((await read('rules')).data.groups.map(({ name }) => name)).toContain('units')
  await prometheus.stop()
  await expect(fetch(prometheus.address)).rejects.toThrow()
  await rm(dataDirectory, { recursive: true })
})
