import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startRenderPool, type RenderPool } from './render-pool.ts'

const MINUTE = 60_000
const server = `
  const pages = {
    '/': () => 'rendered',
    '/process': () => String(process.pid),
    '/prints': () => {
      for (let line = 0; line < 1_000; line += 1) console.log('x'.repeat(1_000))
      return 'printed'
    },
    '/huge': () => 'x'.repeat(9_000_000),
    '/fails': () => { throw new Error('x'.repeat(1_000_000)) },
  }
  module.exports = { shared: {}, render: async ({ url }) => ({ head: '', html: pages[url]() }) }`

let folder: string
let pool: RenderPool | undefined
let now = 0
let deaths: string[]
let printed: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'borong-pool-'))
  now = 0
  deaths = []
  printed = []
})
afterEach(async () => {
  await pool?.end()
  await rm(folder, { recursive: true })
})

async function bundle(content = server, name = 'server.js') {
  const path = join(folder, name)
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
  await writeFile(path, content)
  return { unit: 'host', version: '1.0.0', contractMajor: '1', path, integrity }
}

function start(file: Awaited<ReturnType<typeof bundle>>) {
  pool = startRenderPool(
    { host: file, folder },
    {
      workers: 1,
      renderMs: MINUTE,
      now: () => now,
      onDeath: (reason) => deaths.push(reason),
      onPrinted: (text) => printed.push(text),
    },
  )
}

async function draw(url: string) {
  const rendered = await pool!.render({ url, remotes: [], frame: ['{'], own: '{}' })
  return rendered.ok ? Buffer.from(rendered.html).toString() : rendered
}

test('M-02: starts bundles that failed to start again after a pause', async () => {
  start({ ...(await bundle('not what was published')), integrity: (await bundle()).integrity })
  await bundle('not what was published')
  expect(await draw('/')).toMatchObject({ ok: false, reason: 'unsupported' })
  expect(deaths).toHaveLength(3)

  await bundle()
  expect(await draw('/')).toMatchObject({ ok: false, reason: 'unsupported' })
  now = MINUTE
  expect(await draw('/')).toBe('rendered')
})

test('M-02: a machine that starts no process costs the rendered page only', async () => {
  start({ ...(await bundle()), path: 'no path \0' })
  expect(await draw('/')).toMatchObject({ ok: false, reason: 'unsupported' })
  expect(deaths).toHaveLength(3)
})

test('a worker passes on the beginning of what a page prints', async () => {
  start(await bundle())
  expect(await draw('/prints')).toBe('printed')
  expect(await draw('/')).toBe('rendered')
  const [first, ...others] = printed.join('\n').split('\n')
  expect(first).toHaveLength(1_000)
  expect(others.length).toBeLessThan(5)
})

test('a worker refuses a huge page, and shortens a long error', async () => {
  start(await bundle())
  expect(await draw('/huge')).toMatchObject({
    reason: 'thrown',
    message: expect.stringContaining('more than 8000000 characters') as string,
  })
  const failed = await draw('/fails')
  expect(typeof failed === 'object' && failed.message.length).toBe(4_000)
})

test('a worker renders on after the signals that a terminal sends to all processes', async () => {
  start(await bundle())
  const worker = Number(await draw('/process'))
  process.kill(worker, 'SIGINT')
  process.kill(worker, 'SIGTERM')
  expect(await draw('/process')).toBe(String(worker))
})

test('a worker holds the remotes of its last pages, and not those of all releases', async () => {
  const host = `module.exports = { shared: {}, render: async ({ load }) => ({ head: '', html: load('shop', './Screen')() }) }`
  start(await bundle(host, 'host.js'))
  for (let release = 0; release < 60; release += 1) {
    const code = `const held = Array.from({ length: 500_000 }, (_, index) => index + 0.5)
      module.exports = { './Screen': () => () => '${release} of ' + held.length }
      // ${'x'.repeat(1_000_000)}`
    const remotes = [
      { ...(await bundle(code, `${release}.js`)), unit: 'shop', version: `${release}.0.0` },
    ]
    const page = await pool!.render({ url: '/', remotes, frame: ['{'], own: '{}' })
    expect(page.ok && Buffer.from(page.html).toString()).toBe(`${release} of 500000`)
  }
  expect(deaths).toEqual([])
})

test('a worker ends with an edge that is killed', async () => {
  const code = `
    import { startRenderPool } from ${JSON.stringify(new URL('./render-pool.ts', import.meta.url).href)}
    const options = { workers: 1, renderMs: 10_000, now: Date.now, onDeath() {}, onPrinted() {} }
    const pool = startRenderPool({ host: ${JSON.stringify(await bundle())}, folder: ${JSON.stringify(folder)} }, options)
    const { html } = await pool.render({ url: '/process', remotes: [], frame: ['{'], own: '{}' })
    process.stdout.write(html)`
  const edge = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = (await once(edge.stdout, 'data')) as [Buffer]
  edge.kill('SIGKILL')
  for (const worker = Number(output.toString()); isRunning(worker);) await pause(20)
})

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
