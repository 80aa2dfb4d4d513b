import { root } from '@borong/build/units'
import { configFrom as edgeConfig } from '@borong/edge/config'
import { configFrom as registryConfig } from '@borong/registry/config'
import { bucketFrom } from '@borong/object-store/bucket-settings'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'

const deploy = (...path: string[]) => join(root, 'deploy', ...path)
const PARTS = ['edge', 'gateway', 'registry'] as const
type Part = (typeof PARTS)[number]
const MAIN: Record<Part, string> = {
  edge: 'platform/edge/src/main.ts',
  gateway: 'gateway/src/main.ts',
  registry: 'platform/registry/src/main.ts',
}
/** The files that read the settings of each part. */
const READERS: Record<Part, readonly string[]> = {
  edge: ['platform/edge/src/config.ts'],
  gateway: [
    'gateway/src/server/config.ts',
    'gateway/src/requirements.ts',
    'platform/object-store/src/bucket-settings.ts',
  ],
  registry: ['platform/registry/src/config.ts', 'platform/object-store/src/bucket-settings.ts'],
}

/** The environment of one process in a deployment file. */
interface Described {
  where: string
  part: Part
  env: Record<string, string>
}

interface Compose {
  services: Record<string, { command?: string[]; environment?: Record<string, string> }>
}
interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec?: { template?: { spec: { containers: Container[] } } }
}
interface Container {
  args: [string]
  env: {
    name: string
    value?: string
    valueFrom?: { configMapKeyRef?: { key: string }; secretKeyRef?: { key: string } }
  }[]
}

async function documentsIn(path: string): Promise<unknown[]> {
  const documents = parseAllDocuments(await readFile(path, 'utf8'), { merge: true })
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
  return documents.map((document) => document.toJS() as unknown)
}

const partOf = (main: string) => PARTS.find((part) => MAIN[part] === main)

async function inCompose(): Promise<Described[]> {
  const [compose] = (await documentsIn(deploy('compose.yaml'))) as [Compose]
  return Object.entries(compose.services).flatMap(([where, { command, environment = {} }]) => {
    const part = partOf(command?.[0] ?? '')
    return part ? [{ where, part, env: environment }] : []
  })
}

async function manifests(): Promise<Manifest[]> {
  const names = await readdir(deploy('kubernetes'))
  const all = await Promise.all(names.map((name) => documentsIn(deploy('kubernetes', name))))
  return all.flat() as Manifest[]
}

async function inKubernetes(): Promise<Described[]> {
  const all = await manifests()
  const settings = Object.assign({}, ...all.map(({ data }) => data)) as Record<string, string>
  const secrets = Object.assign({}, ...all.map(({ stringData }) => stringData)) as typeof settings
  return all
    .flatMap(({ spec }) => spec?.template?.spec.containers ?? [])
    .map(({ args: [main], env }) => ({
      where: `kubernetes ${main}`,
      part: partOf(main)!,
      env: Object.fromEntries(
        env.map(({ name, value, valueFrom }) => [
          name,
          value ??
            settings[valueFrom?.configMapKeyRef?.key ?? ''] ??
            secrets[valueFrom?.secretKeyRef?.key ?? ''] ??
            `${name} is not in settings.yaml`,
        ]),
      ),
    }))
}

async function inSystemd(): Promise<Described[]> {
  return Promise.all(
    PARTS.map(async (part) => {
      const unit = await readFile(deploy('systemd', `borong-${part}.service`), 'utf8')
      expect(unit).toContain(
        `ExecStart=/usr/bin/node --disable-warning=ExperimentalWarning ${MAIN[part]}`,
      )
      const lines = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)]
      return {
        where: `systemd ${part}`,
        part,
        env: Object.fromEntries(lines.map(([, ...set]) => set)),
      }
    }),
  )
}

/** Set by the image, the unit or the manifest, and read by Node. */
const OF_NODE = new Set(['NODE_ENV', 'NODE_OPTIONS'])

test('C-30: every process of the deployment files has its part in the shop, and two of each run', async () => {
  for (const part of PARTS) expect(existsSync(join(root, MAIN[part]))).toBe(true)
  const parts = (await inCompose()).map(({ part }) => part)
  expect(parts.toSorted()).toEqual(['edge', 'edge', 'gateway', 'gateway', 'registry', 'registry'])
  expect((await inKubernetes()).map(({ part }) => part).toSorted()).toEqual(PARTS)
})

test('C-30: every setting of the deployment files is read by the part that it is set for', async () => {
  const described = [...(await inCompose()), ...(await inKubernetes()), ...(await inSystemd())]
  const unread: string[] = []
  for (const { where, part, env } of described) {
    const sources = await Promise.all(
      READERS[part].map((file) => readFile(join(root, file), 'utf8')),
    )
    for (const name of Object.keys(env))
      if (!OF_NODE.has(name) && !new RegExp(`\\b${name}\\b`).test(sources.join()))
        unread.push(`${where}: ${name}`)
  }
  expect(unread).toEqual([])
})

test('C-30: every edge collects its new objects in small parts, and no other process does', async () => {
  const described = [...(await inCompose()), ...(await inKubernetes()), ...(await inSystemd())]
  for (const { where, part, env } of described)
    expect([where, env.NODE_OPTIONS]).toEqual([
      where,
      part === 'edge' ? '--max-semi-space-size=4' : undefined,
    ])
})

test('M-05: every edge gets the key of its registry as a setting, and 2 GiB of memory', async () => {
  for (const { where, part, env } of [...(await inCompose()), ...(await inKubernetes())])
    if (part === 'edge')
      expect([where, env.REGISTRY_PUBLIC_KEY]).toEqual([where, expect.anything()])
  const unit = await readFile(deploy('systemd', 'borong-edge.service'), 'utf8')
  expect(unit).toMatch(/REGISTRY_PUBLIC_KEY and$/m)
  expect(unit).toContain('MemoryMax=2G')
  expect(await readFile(deploy('kubernetes', 'edge.yaml'), 'utf8')).toContain(
    'limits: { memory: 2Gi }',
  )
  expect(await readFile(deploy('compose.yaml'), 'utf8')).toContain('mem_limit: 2g')
})

test('C-30: the parts accept the values of the deployment files', async () => {
  for (const { part, env } of [...(await inCompose()), ...(await inKubernetes())]) {
    expect(Object.values(env).filter((value) => value.includes('is not in'))).toEqual([])
    if (part === 'edge') expect(edgeConfig(env).drainMs).toBeGreaterThan(1_000)
    if (part === 'registry') expect(registryConfig(env).drainMs).toBeGreaterThan(1_000)
    if (part !== 'edge') expect(bucketFrom(env)?.url).toMatch(/^https?:/)
  }
})

test('C-30: every part has two replicas, probes, a budget for disruptions; edges and gateways scale', async () => {
  const all = await manifests()
  const names = (kind: string) =>
    all
      .filter((one) => one.kind === kind)
      .map(({ metadata }) => metadata.name)
      .toSorted()
  const every = PARTS.map((part) => `borong-${part}`)
  expect(names('Deployment')).toEqual(every)
  expect(names('Service')).toEqual(every)
  expect(names('PodDisruptionBudget')).toEqual(every)
  expect(names('HorizontalPodAutoscaler')).toEqual(['borong-edge', 'borong-gateway'])
  for (const { spec } of all.filter(({ kind }) => kind === 'Deployment'))
    expect(spec).toMatchObject({
      replicas: 2,
      template: {
        spec: {
          securityContext: { runAsNonRoot: true },
          containers: [
            {
              livenessProbe: { httpGet: { path: '/livez' } },
              readinessProbe: { httpGet: { path: '/readyz' } },
            },
          ],
        },
      },
    })
})

test('C-30: a commit waits for the standby, and the lease of a primary outlasts the retries of its Patroni', async () => {
  const [config] = (await documentsIn(deploy('postgres/patroni.yaml'))) as [
    { bootstrap: { dcs: Record<'ttl' | 'loop_wait' | 'retry_timeout', number> } },
  ]
  const { dcs } = config.bootstrap
  expect(dcs).toMatchObject({ synchronous_mode: true, postgresql: { use_pg_rewind: true } })
  expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl)
})
