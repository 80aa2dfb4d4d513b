import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adapterFiles, seenThrough } from './adapter.ts'
import { compareSurfaces } from './compare.ts'
import { withHistory, type Surface } from './record.ts'

const exported = (kind: 'value' | 'type', from: string) => ({ kind, from })

const surface = (
  version: string,
  exports: Record<string, ReturnType<typeof exported>>,
  modules: Record<string, string[]>,
): Surface => {
  const plain = { libraries: { jotai: '3' }, exports, modules }
  return { version, ...plain, exports: withHistory(version, plain) }
}
const contract = (version: string, toast: string) =>
  surface(
    version,
    {
      toast: exported('value', './toast.ts'),
      ToastOptions: exported('type', './toast.ts'),
      atom: exported('value', 'jotai'),
    },
    {
      index: [
        "export { toast } from './toast.ts';",
        "export type { ToastOptions } from './toast.ts';",
        "export { atom } from 'jotai';",
      ],
      toast: ['export interface ToastOptions { id?: string }', toast],
    },
  )

const two = contract(
  '2.4.0',
  'export declare function toast(message: string, options?: ToastOptions): void;',
)
const three = contract(
  '3.0.0',
  'export declare function toast(content: { message: string }): void;',
)
const unchanged = surface(
  '2.4.0',
  {
    toast: exported('value', '@borong/contract'),
    ToastOptions: exported('type', '@borong/contract'),
    atom: exported('value', '@borong/contract'),
  },
  {
    index: [
      "export { toast, atom } from '@borong/contract';",
      "export type { ToastOptions } from '@borong/contract';",
    ],
  },
)
const translated = surface(
  '2.4.0',
  { ...unchanged.exports, toast: exported('value', './toast.ts') },
  {
    index: [
      "export { atom } from '@borong/contract';",
      "export type { ToastOptions } from '@borong/contract';",
      "export { toast } from './toast.ts';",
    ],
    toast: [
      "import type { ToastOptions } from '@borong/contract';",
      'export declare function toast(message: string, options?: ToastOptions): void;',
    ],
  },
)
const brokenBy = async (adapter: Surface, present: Surface) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'adapter-')), 'work')
  return (await compareSurfaces(two, seenThrough(adapter, present), folder)).broken
}

test('M-05: a new adapter exports each value and each type of the contract', () => {
  const files = adapterFiles(two)
  expect(files['src/index.ts']).toContain(
    "export {\n  toast,\n  atom,\n} from '@borong/contract'\nexport type {\n  ToastOptions,\n} from '@borong/contract'\n",
  )
  expect(JSON.parse(files['package.json']!)).toMatchObject({
    name: '@borong/contract-2',
    version: '2.4.0',
    dependencies: { '@borong/contract': 'workspace:*' },
  })
  expect(JSON.parse(files['surface.json']!)).toEqual(two)
  expect(files['src/testing/fake-gateway.ts']).toBe(
    "export * from '@borong/contract/testing/fake-gateway'\n",
  )
})

test('M-05: an adapter without translations does what the contract did until the contract changes', async () => {
  expect(await brokenBy(unchanged, two)).toEqual([])
  expect(await brokenBy(unchanged, three)).toEqual([
    { name: 'toast', reason: expect.stringContaining('no longer does what it did') as string },
  ])
})

test('M-05: a translated name does what it did', async () => {
  expect(await brokenBy(translated, three)).toEqual([])
})

test('M-05: a name that an adapter lacks, or a library of another major version, breaks the promise', async () => {
  const { toast: _toast, ...rest } = translated.exports
  const jotai4 = { ...three, libraries: { jotai: '4' } }
  expect(await brokenBy({ ...translated, exports: rest }, jotai4)).toEqual([
    { name: 'toast', reason: 'is no longer there' },
    { name: 'atom', reason: 'comes from jotai 4, was 3' },
  ])
})
