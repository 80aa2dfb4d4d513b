import type { RouteEntry } from '@borong/contract/remote'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compareSearch } from './compare-search.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'borong-search-'))
})
afterEach(() => rm(directory, { recursive: true }))

/** The errors of a remote with this route and these files under `src/`. */
async function errorsOf(
  route: Partial<RouteEntry>,
  files: Record<string, string>,
  compiled: Record<string, string> = {},
) {
  const texts = new Map(
    Object.entries(compiled).map(([name, text]) => [join(directory, 'src', name), [text]]),
  )
  const sources = new Set<string>()
  for (const [name, text] of Object.entries(files)) {
    const file = join(directory, 'src', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    sources.add(file)
  }
  const table = {
    name: 'tours',
    routes: [{ path: '/tours', guard: 'public', screen: './ToursScreen', ...route }] as const,
    widgets: { badge: './widgets/Badge' },
  }
  try {
    await compareSearch({ name: 'tours', directory, table }, { sources, texts })
    return []
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().replace(/^\S*borong-search-\w+\//, ''))
  }
}

const screen = (body: string) => `import { useSearchParams } from '@borong/contract'
export function ToursScreen() {
  const [search] = useSearchParams()
  return ${body}
}`

test('accepts a route that declares what its screen reads, itself or in its calls', async () => {
  const files = { 'ToursScreen.tsx': screen(`search.get('city') + search.get('days')`) }
  const call = { id: 'x', method: 'GET', path: '/', host: 'main', access: 'guest' } as const
  const calls = [[call, { query: { days: '?days', region: 'all' } }]] as const
  expect(await errorsOf({ search: ['city'], calls }, files)).toEqual([])
})

test('names a parameter that a screen reads and its route does not declare', async () => {
  expect(
    await errorsOf({ search: ['city'] }, { 'ToursScreen.tsx': screen(`search.has('days')`) }),
  ).toEqual([
    'src/ToursScreen.tsx  reads days of the address, which `search` of /tours in remote.ts does not list',
    'remote.ts  `search` of /tours lists city, which its screen does not read',
  ])
})

test.each([
  ['a part', `import './Part.tsx'`],
  ['a part that is loaded later', `const Part = later(() => import('./Part'))`],
  ['a part that is exported again', `export { Part } from './Part.tsx'`],
])('finds what %s reads, by the names of a table', async (_, statement) => {
  const part = `const TABLE = { city: /x/, days: /y/ } as const
const names = Object.keys(TABLE) as string[]
export const Part = (search: URLSearchParams) => names.map((name) => search.get(name))`
  expect(await errorsOf({}, { 'ToursScreen.tsx': statement, 'Part.tsx': part })).toEqual([
    'src/Part.tsx  reads city, days of the address, which `search` of /tours in remote.ts does not list',
  ])
})

test('ignores the imports of types, and other things that are read by name', async () => {
  const files = {
    'ToursScreen.tsx': `import type { Part } from './Part.tsx'\n${screen(`new Map().get('city') ?? search`)}`,
    'Part.tsx': screen(`search.get('days')`),
  }
  expect(await errorsOf({}, files)).toEqual([])
})

test('refuses a name that is known only at run time, and a widget that reads the address', async () => {
  const files = {
    'ToursScreen.tsx': screen('search.get(name())'),
    'widgets/Badge.tsx': `export const Badge = () => useSearchParams()[0].get('for')`,
  }
  expect(await errorsOf({}, files)).toEqual([
    'src/widgets/Badge.tsx  reads for of the address, but a widget is on pages of any route',
    'src/ToursScreen.tsx:4  reads a parameter of the address whose name is known only at run time',
  ])
})

test('M-04: reads the parameters of a page that a framework renders, also in its compiled components', async () => {
  const files = {
    'ToursScreen.ts': `import Tours from './Tours.vue'
export const from = (page: MountPage) => page.route.get().search.get('from')`,
  }
  const compiled = {
    'Tours.vue': `const { search } = route.get()\nexport const to = () => search.get('to')`,
  }
  expect(await errorsOf({ search: ['from', 'to'] }, files, compiled)).toEqual([])
  expect(await errorsOf({ search: ['from'] }, files, compiled)).toEqual([
    expect.stringContaining('reads to of the address'),
  ])
})
