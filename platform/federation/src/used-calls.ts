import type { BuiltRelease } from '@borong/contract/release'
import type { RemoteTable } from '@borong/contract/remote'
import { readFile, stat } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A module of a finished build. */
export interface BuiltModule {
  /** The module's file, or the bundler's name for it. */
  path: string
  /** The exports that the bundle needs; undefined where the bundler does not know them, as in a development build. */
  usedExports: readonly string[] | undefined
}

type Call = NonNullable<BuiltRelease['calls']>[number]

/**
 * The calls that a unit sends: those whose descriptors are in its bundle, and the first calls of its routes. Registry
 * and edge read them from the release, so neither has a list of calls.
 */
export async function usedCalls(
  modules: readonly BuiltModule[],
  table: RemoteTable | undefined,
): Promise<Call[]> {
  const calls = new Map<string, Call>()
  const add = (call: Call) => calls.set(JSON.stringify(call), call)
  for (const { calls: first = [] } of table?.routes ?? []) for (const [call] of first) add(call)
  for (const { path, usedExports } of modules) {
    if (!(await describesCalls(path))) continue
    for (const [name, value] of Object.entries(await load(path)))
      if (isCall(value) && (usedExports?.includes(name) ?? true)) add(value)
  }
  return [...calls.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Whether a module of a unit or of the platform's packages defines descriptors. */
export async function describesCalls(path: string): Promise<boolean> {
  const isOwn = /\.tsx?$/.test(path) && !path.includes('/node_modules/')
  const isInstalled = path.includes('/node_modules/@borong/') && path.endsWith('.js')
  if (!isAbsolute(path) || !(isOwn || isInstalled)) return false
  return /^import \{[^}]*\bdefineCall\b/m.test(await readFile(path, 'utf8'))
}

async function load(path: string): Promise<Record<string, unknown>> {
  const { mtimeMs } = await stat(path)
  try {
    return (await import(`${pathToFileURL(path).href}?${mtimeMs}`)) as Record<string, unknown>
  } catch (cause) {
    throw new Error(
      `${path} describes calls and cannot be read without a page: give the descriptors a file of their own`,
      { cause },
    )
  }
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'method', 'path', 'host', 'access'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  )
