import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import react from '@vitejs/plugin-react'
import vue from '@vitejs/plugin-vue'
import { buildUnit, removeUnits } from '../testing/vite-unit.ts'

const { NODE_ENV } = process.env
afterEach(async () => {
  process.env.NODE_ENV = NODE_ENV
  await removeUnits()
})

const remote = `export default {
  name: 'loyalty',
  routes: [{ path: '/loyalty', guard: 'public', screen: './page/PointsScreen' }],
  widgets: { card: './widgets/Card' },
}`
const sources = {
  'remote.ts': remote,
  'src/page/PointsScreen.tsx': `import { Link, toast } from '@borong/contract'
import { useState } from 'react'
import { level } from '../level.ts'
import styles from './page.module.css'
import image from './level.png'
export function PointsScreen() {
  const [shown, show] = useState(false)
  const draw = () => import('../chart.ts').then(({ chart }) => toast(chart()))
  return <Link to="/services" className={styles.page} onClick={() => show(!shown)}><img src={image} onLoad={draw} />{level(1)}</Link>
}`,
  'src/page/page.module.css': '.page { color: red; background: url(./level.png) }',
  'src/page/level.png': 'no real image',
  'src/widgets/Card.tsx': `import { useMessages } from '@borong/contract'
import { level } from '../level.ts'
export const Card = ({ size }: { size: number }) => <b>{useMessages()('title')}{level(size)}</b>`,
  'src/level.ts': `import { isApiError } from '@borong/contract'
export const level = (points: number) => (isApiError(points) ? 'error' : 'a rather long text that both use '.repeat(points))
export const unused = () => isApiError(1)`,
  'src/chart.ts': `import './chart.css'
import { level } from './level.ts'
import { call } from '@borong/contract'
export const chart = () => level(2) + typeof call`,
  'src/chart.css': '.chart { color: blue }',
}

test('M-02: the record lists each module with its files, the names that it uses, and its links', async () => {
  const { release, read } = await buildUnit(sources, { plugins: [react()] })
  const { remote } = release
  expect(release).toMatchObject({ unit: 'loyalty', kind: 'remote', version: '1.4.0' })
  expect(remote?.container).toMatch(/^borong_loyalty__1_4_0__[0-9a-f]{8}$/)
  const { js, css } = remote!.modules['./page/PointsScreen']!
  expect(js).toEqual([expect.stringMatching(/^level\./), expect.stringMatching(/^page-Points/)])
  expect(css).toEqual([expect.stringMatching(/^page-PointsScreen\.[0-9a-f]{8}\.css$/)])
  expect(remote?.laterStyles).toEqual({ './page/PointsScreen': [expect.stringMatching(/^chart/)] })
  expect(remote?.exports?.['./widgets/Card']).toEqual({
    file: 'src/widgets/Card.tsx',
    names: ['Card'],
  })
  expect(Object.keys(release.uses!.names['@borong/contract']!)).toEqual([
    'Link',
    'call',
    'isApiError',
    'toast',
    'useMessages',
  ])
  expect(release.uses!.names.react).toEqual({ useState: '19' })
  expect(release.uses!.links).toContain('/services')
  expect(release.shared['@borong/contract']).toMatchObject({ bundled: false })
  const styles = await read(`browser/${css[0]}`)
  expect(styles).toMatch(/^@layer remotes\.loyalty\{\.page-[0-9a-f]{6}\{/)
  const image = release.files.find(({ name }) => name.endsWith('.png'))!.name
  expect(styles).toContain(`url(./${image})`)
  // No source map is a file of the release, whose files everyone can download.
  expect(release.files.filter(({ name }) => name.endsWith('.map'))).toEqual([])
})

test('M-02: equal sources give equal files, and another version changes the container only', async () => {
  const first = await buildUnit(sources)
  const second = await buildUnit({
    ...sources,
    'package.json': (await first.read('../package.json')).replace('1.4.0', '1.5.0'),
  })
  const names = ({ release }: typeof first) =>
    release.files.map(({ name }) => name).filter((name) => !name.startsWith('entry.'))
  expect(names(second)).toEqual(names(first))
  expect(second.release.entry).not.toBe(first.release.entry)
})

test('M-04: the entry has the hash of every script and stylesheet', async () => {
  const { release, read, directory } = await buildUnit(sources)
  const entry = await read(`browser/${release.entry}`)
  for (const name of await readdir(join(directory, 'dist/browser'))) {
    if (!/\.(js|css)$/.test(name) || name === release.entry) continue
    const hash = createHash('sha256').update(await read(`browser/${name}`))
    expect(entry).toContain(`"${name}":"sha256-${hash.digest('base64')}"`)
  }
})

test('F-02: the server bundle takes the packages of the host from it, and runs a module at its first request', async () => {
  const { release, read } = await buildUnit({
    ...sources,
    'src/widgets/Card.tsx': `throw new Error('Card runs')\nexport const Card = () => null`,
  })
  const requested: string[] = []
  const own = createRequire(import.meta.url)
  const module = { exports: {} as Record<string, () => Record<string, unknown>> }
  const start = compileFunction(await read(`server/${release.server!.entry}`), [
    'module',
    'exports',
    'require',
  ])
  start(module, module.exports, (name: string): unknown => {
    requested.push(name)
    return name === '@borong/contract' ? {} : own(name)
  })
  expect(requested.toSorted()).toEqual(['@borong/contract', 'react', 'react/jsx-runtime'])
  expect(Object.keys(module.exports)).toEqual([
    './page/PointsScreen',
    './widgets/Card',
    './messages/id',
    './messages/en',
  ])
  expect(module.exports['./page/PointsScreen']!().PointsScreen).toBeInstanceOf(Function)
  expect(module.exports['./messages/en']!()).toMatchObject({ title: 'Points' })
  expect(() => module.exports['./widgets/Card']!()).toThrow('Card runs')
  const code = await read(`server/${release.server!.entry}`)
  const image = release.files.find(({ name }) => name.endsWith('.png'))!.name
  expect(code).toContain(`/assets/loyalty/${image}`)
})

test('M-05: a page of Vue has its links and texts in the record', async () => {
  const { release, read } = await buildUnit(
    {
      'remote.ts': remote.replace(/\n  widgets.*\n/, '\n'),
      'src/page/PointsScreen.ts': `import { createSSRApp } from 'vue'
import { mountScreen } from '@borong/federation/mount'
import Points from './Points.vue'
export const PointsScreen = mountScreen({
  mount(element) {
    const app = createSSRApp(Points)
    app.mount(element)
    return app
  },
})`,
      'src/page/Points.vue': `<template><a href="/services" class="page">{{ text }}</a></template>
<script setup lang="ts">const text: string = 'Poin'</script>
<style scoped>.page { color: red }</style>`,
    },
    { plugins: [vue()] },
  )
  expect(release.uses!.links).toContain('/services')
  const { css } = release.remote!.modules['./page/PointsScreen']!
  expect(await read(`browser/${css[0]}`)).toMatch(/^@layer remotes\.loyalty\{\.page\[data-v-/)
  expect(release.shared.react).toMatchObject({ bundled: false })
})

test('M-02: a module that remote.ts names and that does not exist is named', async () => {
  const { 'src/widgets/Card.tsx': _, ...others } = sources
  await expect(buildUnit(others)).rejects.toThrow('names ./widgets/Card')
})

test('M-05: a copy of a package of the host is recorded, unless the unit says that it is its own', async () => {
  const single = {
    ...sources,
    'package.json': JSON.stringify({
      name: '@squad/loyalty',
      version: '1.4.0',
      type: 'module',
      peerDependencies: { '@borong/contract': '*' },
    }),
  }
  const { release } = await buildUnit(single)
  expect(release.shared.react).toMatchObject({ bundled: true })
  const own = await buildUnit(single, { options: { own: ['react'] } })
  expect(own.release.shared.react).toBeUndefined()
})
