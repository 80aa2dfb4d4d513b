import { rspack } from '@rspack/core'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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
  return bundle(folder, Object.keys(parts))
}

/** Builds the parts of a folder. Answers the content of the files of each chunk. */
async function bundle(context: string, parts: readonly string[]): Promise<Record<string, string>> {
  await writeFile(
    join(context, 'main.js'),
    parts.map((part) => `import(/* webpackChunkName: '${part}' */ './${part}.js')`).join('\n'),
  )
  const dist = join(context, 'dist')
  const compiler = rspack({
    context,
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

test('M-02: the modules of forms are in one file, which lazy parts share', async () => {
  const form = '../shared/ui/src/Form.js'
  await mkdir(join(folder, 'shared/ui/src'), { recursive: true })
  await mkdir(join(folder, 'parts'))
  await writeFile(join(folder, 'shared/ui/src/Form.js'), "console.log('script form')")
  const lazy = "import(/* webpackMode: 'lazy' */ './form-part.js')"
  await writeFile(join(folder, 'parts/form-part.js'), `import '${form}'`)
  await writeFile(join(folder, 'parts/cart.js'), `import '${form}'`)
  await writeFile(join(folder, 'parts/order.js'), `import '${form}'`)
  await writeFile(join(folder, 'parts/orders.js'), lazy)
  const files = await bundle(join(folder, 'parts'), ['cart', 'order', 'orders'])
  expect(files['form.js']).toContain('script form')
  expect(Object.values(files).filter((text) => text.includes('script form'))).toHaveLength(1)
})
