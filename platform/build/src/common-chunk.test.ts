import { rspack } from '@rspack/core'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commonChunk } from './common-chunk.ts'

const SCREENS = ['cart', 'order', 'orders', 'payment']

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'borong-common-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Builds parts, each with the modules that it uses. Answers the content of the files of each chunk. */
async function build(parts: Record<string, string[]>): Promise<Record<string, string>> {
  for (const name of new Set(Object.values(parts).flat())) {
    await writeFile(join(folder, `${name}.css`), `.${name} { color: red }`)
    await writeFile(
      join(folder, `${name}.js`),
      `import './${name}.css'\nconsole.log('script ${name}')`,
    )
  }
  for (const [part, names] of Object.entries(parts))
    await writeFile(
      join(folder, `${part}.js`),
      names.map((name) => `import './${name}.js'`).join('\n'),
    )
  await writeFile(
    join(folder, 'main.js'),
    Object.keys(parts)
      .map((part) => `import(/* webpackChunkName: '${part}' */ './${part}.js')`)
      .join('\n'),
  )
  const dist = join(folder, 'dist')
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './main.js',
    output: { path: dist },
    module: { rules: [{ test: /\.css$/, type: 'css' }] },
    optimization: { splitChunks: commonChunk(new Set(SCREENS)) },
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())))
  })
  const files = await Promise.all(
    (await readdir(dist)).map(async (file) => [file, await readFile(join(dist, file), 'utf8')]),
  )
  return Object.fromEntries(files) as Record<string, string>
}

test('M-02: the scripts and styles of half of the screens are in one file', async () => {
  const files = await build({
    cart: ['button', 'stepper'],
    order: ['button'],
    orders: ['button'],
    payment: [],
  })
  expect(files).toMatchObject({
    'common.js': expect.stringContaining('script button'),
    'common.css': expect.stringContaining('.button'),
    'cart.js': expect.stringContaining('script stepper'),
    'cart.css': expect.stringContaining('.stepper'),
  })
  expect(files['cart.js']).not.toContain('script button')
  expect(files['cart.css']).not.toContain('.button')
})

test('M-02: a widget has its own copy, so that pages of other remotes load nothing for screens', async () => {
  const files = await build({
    cart: ['button'],
    order: ['button'],
    orders: ['button'],
    payment: [],
    count: ['button'],
  })
  expect(files['common.js']).toContain('script button')
  expect(files['count.js']).toContain('script button')
  expect(files['count.css']).toContain('.button')
})

test('M-02: parts of fewer screens remain in their own files', async () => {
  const files = await build({ cart: ['button'], order: ['button'], orders: [], payment: [] })
  expect(files['common.js']).toBeUndefined()
})
