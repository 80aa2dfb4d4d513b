import { root } from '@borong/build/units'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fromShop } from './from-shop.ts'
import { quietMachine, type Count } from './quiet-machine.ts'

/** Measurements of one run. Each is stored immediately, so that an interrupted run can continue. */
export interface Measuring {
  /** `name` identifies the measurement within the run. Its value must be serializable as JSON. */
  measure<T>(name: string, work: () => Promise<T>): Promise<T>
  /** The course of the run, in sentences for the table. */
  describe(): string
  /** Ends the run once its table is written. */
  end(): Promise<void>
}

interface StoredRun {
  /** The measured release set and the options of the run. */
  of: string
  parts: number
  count: Count
  results: Record<string, unknown>
}

const DIRECTORY = join(root, 'node_modules/.cache/borong/bench')

/** Starts a run, or continues an interrupted one with the same release set and options. */
export async function startMeasuring(
  subject: string,
  of: string,
  goesOn: boolean,
  directory = DIRECTORY,
  machineOf = (count: Count) => quietMachine(undefined, undefined, count),
): Promise<Measuring> {
  const file = join(directory, `${subject}.json`)
  const before = goesOn ? await storedIn(file) : undefined
  const run: StoredRun =
    before?.of === of
      ? { ...before, parts: before.parts + 1 }
      : { of, parts: 1, count: { measured: 0, again: 0, disturbed: 0 }, results: {} }
  const machine = machineOf(run.count)
  await mkdir(directory, { recursive: true })
  return {
    async measure<T>(name: string, work: () => Promise<T>) {
      if (name in run.results) return run.results[name] as T
      const result = await machine.measure(work)
      run.results[name] = result
      await writeFile(file, JSON.stringify(run))
      return result
    },
    describe: () =>
      [machine.describe(), run.parts > 1 ? `The run was made in ${run.parts} parts.` : '']
        .filter(Boolean)
        .join(' '),
    end: () => rm(file, { force: true }),
  }
}

const storedIn = async (file: string) =>
  JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as StoredRun | undefined

/** The release set that the shop currently serves. */
export const releaseSetOf = async (shop: string) =>
  (await fromShop(`${shop}/`)).headers.get('x-release-set') ?? ''
