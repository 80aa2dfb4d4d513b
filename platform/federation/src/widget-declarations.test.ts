import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { widgetDeclarations } from './widget-declarations.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'declared-'))
})
afterEach(() => rm(directory, { recursive: true }))

const OPTIONS = {
  strict: true,
  noEmit: true,
  types: [],
  allowImportingTsExtensions: true,
  module: 'esnext',
}

/** The declarations of a remote with this table of widgets, and these types in the file that it imports. */
async function declarations(widgets: string, types = '', isProject = true) {
  const names = [...types.matchAll(/export (?:interface|type) (\w+)/g)].map(([, name]) => name)
  const write = (file: string, text: string) => writeFile(join(directory, file), text)
  await write(
    'contract.ts',
    'export const defineWidget = <Props>(module: string, _?: Props) => module\n',
  )
  await write('props.ts', types)
  await write(
    'remote.ts',
    `import { defineWidget } from './contract.ts'
${names.length > 0 ? `import type { ${names.join(', ')} } from './props.ts'` : ''}
export default { name: 'checkout', widgets: { ${widgets} } }
`,
  )
  const project = { compilerOptions: OPTIONS, include: ['*.ts'] }
  if (isProject) await write('tsconfig.json', JSON.stringify(project))
  return widgetDeclarations(directory)
}

const BUY = `'buy-now': defineWidget<BuyProps>('./widgets/BuyNow')`
const buy = async (types: string) => (await declarations(BUY, types))['buy-now']!

test('M-05: records the properties of a widget with the texts of their types', async () => {
  const { props } = await buy(`interface Line { id: string; count: number }
export interface BuyProps { line: Line; source?: 'cart' | 'list'; onBuy?: (bought: Line) => void }`)
  expect(props).toEqual({
    line: { type: '{ count: number; id: string }', required: true },
    source: { type: '"cart" | "list"', required: false },
    onBuy: { type: '(a: { count: number; id: string }) => void', required: false },
  })
})

test.each([
  [
    'other names of types',
    'interface Item { id: string }\nexport interface BuyProps { line: Item; isSmall?: boolean }',
  ],
  [
    'another order',
    'interface Line { id: string }\nexport interface BuyProps { isSmall?: boolean; line: Line }',
  ],
  ['an alias', 'export type BuyProps = Readonly<{ line: { id: string }; isSmall?: boolean }>'],
])('M-05: the hash is the same with %s', async (_, types) => {
  const first = await buy(
    'interface Line { id: string }\nexport interface BuyProps { line: Line; isSmall?: boolean }',
  )
  expect(await buy(types)).toEqual(first)
})

test('M-05: the hash differs when a property becomes required', async () => {
  const first = await buy('export interface BuyProps { line?: string }')
  expect((await buy('export interface BuyProps { line: string }')).hash).not.toBe(first.hash)
})

test('M-05: a widget without a type takes no property, and one that is declared by its module alone has no record', async () => {
  const found = await declarations(
    `count: defineWidget('./widgets/Count'), older: './widgets/Older'`,
  )
  expect(Object.keys(found)).toEqual(['count'])
  expect(found.count!.props).toEqual({})
})

test('M-05: names a widget whose type the compiler does not find', async () => {
  await expect(declarations(BUY, 'export interface Other {}')).rejects.toThrow(
    'of the widget buy-now is not found',
  )
})

test('M-05: names a widget whose properties are written in place', async () => {
  await expect(declarations(`buy: defineWidget<{ id: string }>('./widgets/Buy')`)).rejects.toThrow(
    'defineWidget of buy takes the name of a type',
  )
})

test('M-05: a folder without a project of the compiler records nothing', async () => {
  expect(await declarations(BUY, 'export interface BuyProps { id: string }', false)).toEqual({})
})
