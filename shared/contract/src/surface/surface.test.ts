import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareSurfaces } from './compare.ts'
import type { Surface } from './record.ts'
import { importedNames, rangesIn } from './users.ts'

const surface = (declarations: string, more: Partial<Surface> = {}): Surface => ({
  version: '1.0.0',
  libraries: { 'react-router-dom': '7' },
  exports: {
    toast: { kind: 'value', from: './toast.ts' },
    ToastOptions: { kind: 'type', from: './toast.ts' },
    Link: { kind: 'value', from: 'react-router-dom' },
  },
  modules: {
    index: [
      "export { toast } from './toast.ts';",
      "export type { ToastOptions } from './toast.ts';",
    ],
    toast: [declarations],
  },
  ...more,
})
const before = surface(
  'export interface ToastOptions { id?: string } export declare function toast(message: string, options?: ToastOptions): void;',
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
      exports: { ...before.exports, alert: { kind: 'value', from: './toast.ts' } },
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
  const now = surface(before.modules.toast![0]!, {
    libraries: { 'react-router-dom': '8' },
    exports: { toast: before.exports.toast!, Link: before.exports.Link! },
  })
  expect((await compare(now)).broken).toEqual([
    { name: 'ToastOptions', reason: 'is no longer there' },
    { name: 'Link', reason: 'comes from react-router-dom 8, was 7' },
  ])
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
