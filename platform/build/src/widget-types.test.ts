import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@borong/federation/units'
import { widgetTypes } from './widget-types.ts'

const types = widgetTypes(
  {
    checkout: {
      'add-to-cart': {
        hash: 'a',
        props: {
          product: { type: '{ id: string }', required: true },
          action: { type: 'import("react").ReactNode', required: false },
        },
      },
      count: { hash: 'b', props: {} },
    },
  },
  'borong widgets',
)

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'placed-'))
  await symlink(join(root, 'remotes/services/node_modules'), join(directory, 'node_modules'))
  await writeFile(join(directory, 'widgets.d.ts'), types)
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  }
  await writeFile(
    join(directory, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }),
  )
})
afterAll(() => rm(directory, { recursive: true }))

/** The errors of the compiler in a screen that places these widgets, one line for each widget. */
async function errorsOf(...placed: string[]): Promise<string[]> {
  const source = `import { Widget } from '@borong/contract'\nexport const Screen = ({ name }: { name: string }) => [\n${placed.join(',\n')},\n]\n`
  await writeFile(join(directory, 'Screen.tsx'), source)
  const output = await new Promise<string>((resolve) => {
    execFile(
      join(root, 'node_modules/.bin/tsc'),
      ['-p', directory, '--pretty', 'false'],
      { cwd: directory },
      (_, text) => resolve(text),
    )
  })
  return output.split('\n').filter((line) => line.startsWith('Screen.tsx('))
}

test('M-05: the compiler refuses a misspelled, a missing and a wrong property, and a misspelled widget', async () => {
  const errors = await errorsOf(
    '<Widget key="1" name="checkout/add-to-cart" product={{ id: "7" }} acton="+" />',
    '<Widget key="2" name="checkout/add-to-cart" />',
    '<Widget key="3" name="checkout/add-to-cart" product={7} />',
    '<Widget key="4" name="checkout/add-to-cat" product={{ id: "7" }} />',
    '<Widget key="5" name="checkout/count" amount={7} />',
  )
  expect(errors).toEqual([
    expect.stringMatching(/^Screen\.tsx\(3,.*acton/),
    expect.stringMatching(/^Screen\.tsx\(4,.*product/),
    expect.stringMatching(/^Screen\.tsx\(5,.*number/),
    expect.stringMatching(/^Screen\.tsx\(6,.*no widget has this name/),
    expect.stringMatching(/^Screen\.tsx\(7,.*amount/),
  ])
})

test('M-05: the compiler accepts declared properties, a widget of an unknown unit, and a name of run time', async () => {
  const errors = await errorsOf(
    '<Widget key="1" name="checkout/add-to-cart" product={{ id: "7" }} action={<b />} skeleton="…" />',
    '<Widget key="2" name="loyalty/card" points={7} />',
    '<Widget key="3" name={name} points={7} />',
  )
  expect(errors).toEqual([])
})
