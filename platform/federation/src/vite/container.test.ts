import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { buildUnit, removeUnits, type BuiltUnit } from '../testing/vite-unit.ts'

const { NODE_ENV } = process.env
afterEach(async () => {
  process.env.NODE_ENV = NODE_ENV
  await removeUnits()
})

interface Container {
  init(scope: unknown): void
  get(module: string): Promise<() => Record<string, never>>
}
interface Requested {
  href: string
  integrity: string
}

/** A page that loads the files of built units as a browser does. It fails for the files in `broken`. */
async function openPage(...units: BuiltUnit[]) {
  const files = new Map<string, string>()
  for (const { directory } of units) {
    const folder = join(directory, 'dist/browser')
    for (const name of await readdir(folder))
      files.set(`https://shop/assets/loyalty/${name}`, await readFile(join(folder, name), 'utf8'))
  }
  const requested: Requested[] = []
  const broken = new Set<string>()
  const links: object[] = []
  class Element extends EventTarget {
    src = ''
    href = ''
    rel = ''
    integrity = ''
    remove() {
      links.splice(links.indexOf(this), 1)
    }
  }
  class HTMLLinkElement extends Element {}
  const document = {
    currentScript: { src: '' },
    createElement: (name: string) => (name === 'link' ? new HTMLLinkElement() : new Element()),
    getElementsByTagName: () => links,
    head: {
      append(element: Element) {
        const href = element.href || element.src
        requested.push({ href, integrity: element.integrity })
        if (element.href) links.push(element)
        setTimeout(() => {
          if (broken.has(href)) return element.dispatchEvent(new Event('error'))
          if (element.src) run(href)
          return element.dispatchEvent(new Event('load'))
        })
      },
    },
  }
  const page = createContext({ document, HTMLLinkElement, URL, setTimeout, clearTimeout })
  page.self = page
  const run = (href: string) => {
    document.currentScript = { src: href }
    runInContext(files.get(href)!, page)
  }
  return {
    requested,
    broken,
    links,
    start({ release }: BuiltUnit, scope: unknown = shop): Container {
      run(`https://shop/assets/loyalty/${release.entry}`)
      const container = (page as Record<string, unknown>)[release.remote!.container!] as Container
      container.init(scope)
      return container
    },
  }
}

const provided = (exports: object) => ({ get: async () => () => exports })
const shop = {
  '@borong/contract': { '2.15.0': provided({ __esModule: true, toast: (text: string) => text }) },
}

const files = (later: string) => ({
  'remote.ts': `export default {
  name: 'loyalty',
  routes: [{ path: '/loyalty', guard: 'public', screen: './page/PointsScreen' }],
  widgets: { card: './widgets/Card' },
}`,
  'src/page/PointsScreen.ts': `import './page.css'
import { shown } from '../shown.ts'
export const PointsScreen = { first: () => shown('screen'), later: () => import('../later.ts').then(({ later }) => later()) }`,
  'src/page/page.css': '.page { color: red }',
  'src/widgets/Card.ts': `import { shown } from '../shown.ts'
export const Card = () => shown('card')`,
  'src/shown.ts': `import { toast } from '@borong/contract'
let count = 0
export const shown = (text: string) => toast(text.padStart(40) + (count += 1)).trim()`,
  'src/later.ts': `import './later.css'
import { shown } from './shown.ts'
export const later = () => shown('${later}')`,
  'src/later.css': '.later { color: blue }',
})

interface Screen {
  first(): string
  later(): Promise<string>
}
const screenOf = async (container: Container) =>
  (await container.get('./page/PointsScreen'))().PointsScreen as unknown as Screen

test('M-04: each file is requested once, with the hash of the release, when it is needed', async () => {
  const unit = await buildUnit(files('later'))
  const page = await openPage(unit)
  const container = page.start(unit)
  expect(page.requested).toEqual([])
  const screen = await screenOf(container)
  expect(screen.first()).toBe('screen1')
  expect(page.requested).toHaveLength(3)
  expect((await container.get('./widgets/Card'))()).toMatchObject({})
  expect(page.requested).toHaveLength(4)
  expect(await screen.later()).toBe('later2')
  expect(await screen.later()).toBe('later3')
  expect(page.requested).toHaveLength(6)
  for (const { href, integrity } of page.requested) {
    const text = await unit.read(`browser/${href.replace('https://shop/assets/loyalty/', '')}`)
    expect(integrity).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`)
  }
})

test('M-03: a file that failed is requested again at the next attempt', async () => {
  const unit = await buildUnit(files('later'))
  const page = await openPage(unit)
  const container = page.start(unit)
  const screen = await screenOf(container)
  const { name } = unit.release.files.find(({ name }) => /^later.*js$/.test(name))!
  page.broken.add(`https://shop/assets/loyalty/${name}`)
  await expect(screen.later()).rejects.toMatchObject({ name: 'ChunkLoadError' })
  page.broken.clear()
  expect(await screen.later()).toBe('later1')
})

test('M-04: two releases on a page share unchanged code, and no state', async () => {
  const first = await buildUnit(files('later'))
  const second = await buildUnit(files('much later'))
  const page = await openPage(first, second)
  const before = await screenOf(page.start(first))
  const after = await screenOf(page.start(second))
  expect([before.first(), before.first(), after.first()]).toEqual(['screen1', 'screen2', 'screen1'])
  expect([await before.later(), await after.later()]).toEqual(['later3', 'much later2'])
  const scripts = page.requested.filter(({ href }) => /shown.*js$/.test(href))
  expect(scripts).toHaveLength(1)
})

test('M-02: a stylesheet that the document contains inline is not requested', async () => {
  const unit = await buildUnit(files('later'))
  const page = await openPage(unit)
  const { css } = unit.release.remote!.modules['./page/PointsScreen']!
  page.links.push({ rel: 'stylesheet', href: `https://shop/assets/loyalty/${css[0]}` })
  await screenOf(page.start(unit))
  expect(page.requested.filter(({ href }) => href.endsWith('.css'))).toEqual([])
})

test('M-05: a host without a package of the major version is named', async () => {
  const unit = await buildUnit(files('later'))
  const page = await openPage(unit)
  const scope = { '@borong/contract': { '9.0.0': provided({}) } }
  await expect(page.start(unit, scope).get('./widgets/Card')).rejects.toThrow(
    'provides no @borong/contract of version 2',
  )
})

test('M-03: a module that does not exist is named', async () => {
  const unit = await buildUnit(files('later'))
  const page = await openPage(unit)
  await expect(page.start(unit).get('./nothing')).rejects.toThrow('has no module ./nothing')
})
