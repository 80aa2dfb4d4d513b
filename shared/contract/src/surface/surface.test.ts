import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareSurfaces } from './compare.ts'
import { withHistory, type Surface, type SurfaceExport } from './record.ts'
import { importedNames, rangesIn } from './users.ts'

const exported = (kind: SurfaceExport['kind'], from: string): SurfaceExport => ({
  kind,
  from,
  hash: '',
  since: '1.0.0',
})

const surface = (declarations: string, more: Partial<Surface> = {}): Surface => ({
  version: '1.0.0',
  libraries: { 'react-router-dom': '7' },
  exports: {
    toast: exported('value', './toast.ts'),
    ToastOptions: exported('type', './toast.ts'),
    Link: exported('value', 'react-router-dom'),
  },
  modules: {
    index: [
      "export { toast } from './toast.ts';",
      "export type { ToastOptions } from './toast.ts';",
    ],
    toast: declarations.split('\n'),
  },
  ...more,
})
const before = surface(
  'export interface ToastOptions { id?: string }\nexport declare function toast(message: string, options?: ToastOptions): void;',
)
const workFolder = () => join(mkdtempSync(join(tmpdir(), 'surface-')), 'work')
const compare = (now: Surface) => compareSurfaces(before, now, workFolder())

test('M-05: the same surface has no changes', async () => {
  expect(await compare(before)).toEqual({ added: [], changed: [], broken: [] })
})

test('M-05: an additional option and an additional name are compatible', async () => {
  const now = surface(
    'export interface ToastOptions { id?: string; sound?: boolean } export declare function toast(message: string, options?: ToastOptions): void;',
    {
      exports: { ...before.exports, alert: exported('value', './toast.ts') },
    },
  )
  expect(await compare(now)).toEqual({ added: ['alert'], changed: ['toast'], broken: [] })
})

test.each([
  [
    'an option that became required',
    'export interface ToastOptions { id: string } export declare function toast(message: string, options: ToastOptions): void;',
  ],
  [
    'another type of an argument',
    'export interface ToastOptions { id?: string } export declare function toast(message: number, options?: ToastOptions): void;',
  ],
  [
    'a function that is now a value',
    'export interface ToastOptions { id?: string } export declare const toast: string;',
  ],
])('M-05: %s is incompatible, and is named', async (_, declarations) => {
  expect((await compare(surface(declarations))).broken).toEqual([
    { name: 'toast', reason: expect.stringMatching(/no longer does what it did/) },
  ])
})

test('M-05: a removed name and a library of another major version are incompatible', async () => {
  const now = surface(before.modules.toast!.join('\n'), {
    libraries: { 'react-router-dom': '8' },
    exports: { toast: before.exports.toast!, Link: before.exports.Link! },
  })
  expect((await compare(now)).broken).toEqual([
    { name: 'ToastOptions', reason: 'is no longer there' },
    { name: 'Link', reason: 'comes from react-router-dom 8, was 7' },
  ])
})

const recorded = (version: string, declarations: string, before?: Surface): Surface => {
  const plain = surface(declarations, { version })
  return { ...plain, exports: withHistory(version, plain, before) }
}
const sinceIn = ({ exports }: Surface) =>
  Object.fromEntries(Object.entries(exports).map(([name, { since }]) => [name, since]))

test('M-05: a declaration is new since the version that changed it or a declaration that it refers to', () => {
  const first = before.modules.toast!.join('\n')
  const old = recorded('1.0.0', first)
  const wider = first.replace('id?: string', 'id?: string; sound?: boolean')
  const now = recorded('1.1.0', wider, old)
  expect(sinceIn(now)).toEqual({ toast: '1.1.0', ToastOptions: '1.1.0', Link: '1.0.0' })
  expect(now.exports.toast!.hash).not.toBe(old.exports.toast!.hash)
  expect(now.exports.Link!.hash).toBe(old.exports.Link!.hash)
  expect(sinceIn(recorded('1.2.0', wider, now))).toEqual(sinceIn(now))
})

test('M-05: an unrelated declaration of the same module leaves a name as it is, and a new major version counts again', () => {
  const first = before.modules.toast!.join('\n')
  const old = recorded('1.0.0', first)
  const now = recorded('1.1.0', `${first}\nexport declare const volume: number;`, old)
  expect(sinceIn(now)).toMatchObject({ toast: '1.0.0', ToastOptions: '1.0.0' })
  expect(sinceIn(recorded('2.0.0', first, now))).toMatchObject({ toast: '2.0.0', Link: '2.0.0' })
})

test('M-05: the users of a name are read from the imports', () => {
  const source =
    "import { call, type ApiError as F, Widget } from '@borong/contract'\nimport type { Session } from '@borong/contract'\nimport { Button } from '@borong/ui/Button'"
  expect(importedNames(source)).toEqual(['call', 'ApiError', 'Widget', 'Session'])
})

test('M-05: lists the contract range of each active release', () => {
  const release = (version: string, contract: string, kind = 'remote') => ({
    kind,
    version,
    contract,
  })
  const snapshot = {
    channels: {
      production: {
        checkout: { stable: '1.2.0', candidate: { version: '1.3.0', percent: 50 } },
        host: { stable: '1.0.0' },
      },
    },
    releases: {
      checkout: { '1.2.0': release('1.2.0', '^1.0.0'), '1.3.0': release('1.3.0', '^1.1.0') },
      host: { '1.0.0': release('1.0.0', '1.0.0', 'host') },
    },
  } as unknown as Parameters<typeof rangesIn>[0]
  expect(rangesIn(snapshot)).toEqual([
    'checkout 1.2.0 on production runs on ^1.0.0',
    'checkout 1.3.0 on production runs on ^1.1.0',
  ])
})
