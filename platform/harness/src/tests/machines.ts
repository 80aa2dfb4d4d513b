import { findHaproxy } from '../machines/haproxy.ts'
import { findProgram } from '../machines/find-program.ts'
import { runMachines } from '../machines/machines.ts'
import { installPackage } from './install-package.ts'
import { printVerdicts } from './soak.ts'
import type { Outcome } from './part.ts'

/** Runs two of each service behind HAProxy; each promise counts as one test, and none without HAProxy. */
export async function runMachinesPart(): Promise<Outcome> {
  if (!(await findHaproxy())) installPackage('HAProxy', 'haproxy')
  if (!(await findProgram('varnishd'))) installPackage('Varnish', 'varnish', 'varnish-modules')
  const program = await findHaproxy()
  if (!program) {
    process.stdout.write('not run: haproxy\n')
    return { passed: 0, failures: [], flaky: [] }
  }
  return printVerdicts(
    await runMachines(program, (text) => process.stdout.write(`machines: ${text}\n`)),
  )
}
