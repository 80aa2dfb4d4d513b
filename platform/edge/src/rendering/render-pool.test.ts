import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRenderPool, type RenderPool } from './render-pool.ts'

const MINUTE = 60_000
const server =
  "module.exports = { shared: {}, render: async () => ({ head: '', html: 'rendered' }) }"

let folder: string
let pool: RenderPool | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'borong-pool-'))
})
afterEach(async () => {
  await pool?.end()
  await rm(folder, { recursive: true })
})

test('M-02: starts bundles that failed to start again after a pause', async () => {
  const path = join(folder, 'server.js')
  const integrity = `sha384-${createHash('sha384').update(server).digest('base64')}`
  await writeFile(path, 'not what was published')
  let now = 0
  const deaths: string[] = []
  pool = startRenderPool(
    {
      bundles: [
        { unit: 'host', version: '1.0.0', isHost: true, contract: '1.0.0', path, integrity },
      ],
    },
    { workers: 1, renderMs: 10_000, now: () => now, onDeath: (reason) => deaths.push(reason) },
  )
  const draw = () => pool!.render({ url: '/', frame: '{', own: '{}' })
  expect(await draw()).toMatchObject({ ok: false, reason: 'unsupported' })
  expect(deaths).toHaveLength(3)

  await writeFile(path, server)
  expect(await draw()).toMatchObject({ ok: false, reason: 'unsupported' })
  now = MINUTE
  expect(await draw()).toMatchObject({ ok: true, html: new TextEncoder().encode('rendered') })
})
