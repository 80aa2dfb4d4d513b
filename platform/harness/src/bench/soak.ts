import { root } from '@borong/build/units'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { readOptions } from '@borong/cli/read-options'
import { runSoak } from '../soak/soak.ts'
import { write } from './report.ts'

/** A soak of half an hour, with its table in docs/reliability.md. */
export async function benchSoak(args: string[]): Promise<boolean> {
  const { values } = readOptions({ minutes: { type: 'string', default: '30' } }, args)
  const load = loadavg()[0] ?? 0
  const verdicts = await runSoak(Number(values.minutes), (text) =>
    process.stdout.write(`${text}\n`),
  )
  const table = [
    `${values.minutes} minutes; ${cpus().length} cores shared by visitors and shop. Other work on the machine had a load average of ${load.toFixed(1)} when it began.`,
    '',
    '| promise | found | kept |',
    '| --- | --- | --- |',
    ...verdicts.map(
      ({ promise, found, broken }) =>
        `| ${promise} | ${found} | ${broken.length > 0 ? `no: ${broken.slice(0, 3).join('; ')}` : 'yes'} |`,
    ),
  ].join('\n')
  await write(join(root, 'docs/reliability.md'), 'soak', table)
  return verdicts.every(({ broken }) => broken.length === 0)
}
