import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { BuildError } from '@borong/federation/build-error'
import { sourceErrors } from './source-errors.ts'
import { root } from '@borong/federation/units'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'borong-errors-'))
  await mkdir(join(directory, 'src'))
})
afterEach(() => rm(directory, { recursive: true }))

async function errorsOf(source: string) {
  await writeFile(join(directory, 'src/main.ts'), source)
  const config = {
    context: directory,
    entry: './src/main.ts',
    output: { path: join(directory, 'dist') },
    module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader' }] },
  }
  const compiler = rspack([config, { ...config, target: 'node' as const }])
  const errors = await new Promise<Parameters<typeof sourceErrors>[1]>((resolve) =>
    compiler.run((_, stats) =>
      compiler.close(() => resolve(stats!.toJson({ all: false, errors: true }).errors!)),
    ),
  )
  return sourceErrors(directory, errors)
}

test('M-04: a syntax error is named once, with its file, line and message', async () => {
  expect(await errorsOf('const fine = 1\nconst wrong = (1 +\nexport { fine }')).toEqual([
    {
      file: join(directory, 'src/main.ts'),
      place: expect.stringMatching(/^3:/) as string,
      message: expect.stringMatching(/^Syntax Error: /) as string,
    },
  ])
})

test('M-04: an import of a missing file is named with its line in the source', async () => {
  const types = 'interface Removed {\n  a: 1\n}\n'
  expect(await errorsOf(`${types}import { lost } from './lost.ts'\nconsole.log(lost)`)).toEqual([
    {
      file: join(directory, 'src/main.ts'),
      place: '4',
      message: expect.stringMatching(/^Module not found: Can't resolve '\.\/lost\.ts'/) as string,
    },
  ])
})

test('M-04: the message of a failed build names each error by the path from the root', () => {
  const file = join(root, 'remotes/checkout/src/cart/CartScreen.tsx')
  const errors = [{ file, place: '3:1', message: 'Syntax Error' }, { message: 'No entry' }]
  expect(new BuildError('checkout', errors).message).toBe(
    'checkout could not be built:\n  remotes/checkout/src/cart/CartScreen.tsx:3:1  Syntax Error\n  No entry',
  )
})
