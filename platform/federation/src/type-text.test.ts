import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API } from 'typescript/unstable/sync'
import { typeText } from './type-text.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'types-'))
})
afterEach(() => rm(directory, { recursive: true }))

/** The text of the type `Given`, which these declarations contain. */
async function textOf(source: string) {
  const file = join(directory, 'given.ts')
  const project = join(directory, 'tsconfig.json')
  const lib = ['es2022', 'dom']
  await writeFile(file, source)
  await writeFile(
    project,
    JSON.stringify({ compilerOptions: { strict: true, lib, types: [] }, files: ['given.ts'] }),
  )
  const api = new API({ cwd: directory })
  try {
    const { checker } = api.updateSnapshot({ openProjects: [project] }).getProject(project)!
    const symbol = checker.getSymbolAtPosition(file, source.indexOf('Given'))!
    return typeText(checker, checker.getDeclaredTypeOfSymbol(symbol)!)
  } finally {
    api.close()
  }
}

test.each([
  ['an interface', 'interface Given { b: number; a?: string }', '{ a?: string; b: number }'],
  [
    'named parts',
    'type Given = { a: Part }\ninterface Part { x: boolean }',
    '{ a: { x: boolean } }',
  ],
  ['a union', `type Given = 'b' | 'a' | undefined`, '"a" | "b" | undefined'],
  ['a yes or no', 'type Given = boolean | null', 'boolean | null'],
  ['a list', 'type Given = { a: string }[]', '({ a: string })[]'],
  ['a list that is read only', 'type Given = readonly string[]', 'readonly (string)[]'],
  ['a pair', 'type Given = [id: string, count: number]', '[string, number]'],
  ['a function', 'type Given = (one: string) => Promise<void>', '(a: string) => Promise<void>'],
  ['a record', 'type Given = Record<string, number>', '{ [key: string]: number }'],
  ['an intersection', 'type Given = { a: 1 } & { b: 2 }', '{ a: 1; b: 2 }'],
  ['a mapped type', 'type Given = Partial<{ a: 1 }>', '{ a?: 1 }'],
  ['a map', 'type Given = Map<string, { a: 1 }>', 'Map<string, { a: 1 }>'],
  ['a class of browsers', 'type Given = File | Date', 'Date | File'],
  ['a name that needs quotes', `type Given = { 'a-b': 1 }`, '{ "a-b": 1 }'],
  ['a type that contains itself', 'interface Given { inner: Given }', '{ inner: unknown }'],
])('M-05: writes %s without the names of declarations', async (_, source, expected) => {
  expect(await textOf(source)).toBe(expected)
})
