import { readdirSync, readFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const directory = join(root, 'deploy/observe')
const dashboards = readdirSync(join(directory, 'dashboards'))

test('C-35: alerts and dashboards use only metrics that a service has', async () => {
  const known = new Set<string>()
  const sources = glob('{gateway,platform/{edge,registry,observe}}/src/**/*.ts', {
    cwd: root,
    exclude: (name) => /[.]test[.]ts$/.test(name),
  })
  for await (const file of sources)
    for (const [, name] of (await readFile(join(root, file), 'utf8')).matchAll(/'(borong_\w+)'/g))
      known.add(name!)
  const files = ['alerts.yml', ...dashboards.map((name) => join('dashboards', name))]
  const used = files.flatMap(
    (file) => readFileSync(join(directory, file), 'utf8').match(/\bborong_\w+/g) ?? [],
  )
  expect(used.length).toBeGreaterThan(20)
  const unknown = used.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')))
  expect(unknown).toEqual([])
})

test('C-35: each alert names its section of the runbooks, and each section has an alert', () => {
  const rules = readFileSync(join(directory, 'alerts.yml'), 'utf8')
    .split(/^ +- alert: /m)
    .slice(1)
  const alerts = rules.map((rule) => /^\w+/.exec(rule)![0])
  expect(alerts.length).toBeGreaterThan(20)
  expect(rules.map((rule) => /^ +runbook_url: (.+)$/m.exec(rule)?.[1])).toEqual(
    alerts.map((name) => `docs/runbooks.md#${name.toLowerCase()}`),
  )
  const runbooks = readFileSync(join(root, 'docs/runbooks.md'), 'utf8')
  const sections = [...runbooks.matchAll(/^## (.+)$/gm)].map(([, name]) => name)
  expect(sections.toSorted()).toEqual(alerts.toSorted())
})

test('C-35: each service has a dashboard, whose panels have queries', () => {
  expect(dashboards.toSorted()).toEqual(['edge.json', 'gateway.json', 'registry.json'])
  for (const name of dashboards) {
    const { title, panels } = JSON.parse(
      readFileSync(join(directory, 'dashboards', name), 'utf8'),
    ) as { title: string; panels: { title: string; targets: { expr: string }[] }[] }
    expect(title).toBe(`Borong ${name.replace('.json', '')}`)
    for (const panel of panels)
      expect(panel.targets.every(({ expr }) => expr.length > 0)).toBe(true)
  }
})
