import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

let registry: TestRegistry
beforeAll(async () => {
  registry = await startTestRegistry()
})
afterAll(() => registry.close())

const open = (path: string) => registry.open.app.inject(`/registry/console${path}`)

test('M-04: serves the console as a page that runs only its own scripts', async () => {
  expect((await open('')).headers.location).toBe('/registry/console/')
  const page = await open('/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  for (const [, file] of page.body.matchAll(/(?:src|href)="([\w.]+)"/g))
    expect((await open(`/${file}`)).statusCode).toBe(200)
})

test('M-04: serves each of its scripts as plain JavaScript, with its imports', async () => {
  for (const name of await readdir(join(import.meta.dirname, 'page'))) {
    const file = await open(`/${name}`)
    expect([name, file.statusCode]).toEqual([name, 200])
    if (!name.endsWith('.ts')) continue
    expect(file.headers['content-type']).toContain('text/javascript')
    expect(file.body).not.toMatch(/^(export )?interface |^import type /m)
    for (const [, imported] of file.body.matchAll(/from '\.\/([\w.]+)'/g))
      expect((await open(`/${imported}`)).statusCode).toBe(200)
  }
})

test('M-04: serves nothing else there', async () => {
  const answer = await open('/..%2froutes.ts')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ name: 'NOT_FOUND' })
})
