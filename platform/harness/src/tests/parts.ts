import { Complaint } from '@borong/cli/command'
import { runChecks } from '../checks/check.ts'
import { runBrowserSuites } from './browser-suites.ts'
import { runOnEmbedded } from './embedded.ts'
import { runEngines } from './engines.ts'
import { runMachinesPart } from './machines.ts'
import type { Part } from './part.ts'
import { runFastUnitTests, runLongUnitTests } from './postgres.ts'
import { runShortSoak } from './soak.ts'

/** Every part of the tests, in the order in which they run. A new part is one entry here. */
export const parts: readonly Part[] = [
  {
    name: 'check',
    title: 'Checks',
    length: 'fast',
    run: async () => ({ ...(await runChecks()), flaky: [] }),
  },
  {
    name: 'unit',
    title: 'Unit and integration tests',
    length: 'fast',
    run: () => runFastUnitTests(),
  },
  {
    name: 'browser',
    title: 'Journeys in a browser',
    length: 'fast',
    run: () => runBrowserSuites('fast'),
  },
  {
    name: 'unit-long',
    title: 'Many carts, killed processes, random requests',
    length: 'long',
    run: runLongUnitTests,
  },
  {
    name: 'embedded',
    title: 'The gateway on the embedded database',
    length: 'long',
    run: runOnEmbedded,
  },
  {
    name: 'browser-long',
    title: 'Every page and the rare cases in a browser',
    length: 'long',
    run: () => runBrowserSuites('long'),
  },
  {
    name: 'soak',
    title: 'Visitors in a shop whose services fail',
    length: 'long',
    isIdle: true,
    run: runShortSoak,
  },
  {
    name: 'machines',
    title: 'Two of each service behind HAProxy, restarted and killed',
    length: 'long',
    isIdle: true,
    run: runMachinesPart,
  },
  {
    name: 'engines',
    title: 'Journeys in Firefox and WebKit',
    run: () => runEngines(),
  },
]

/** The parts that the arguments name, by their own name or by their length. */
export function chosenParts(args: readonly string[]): readonly Part[] {
  const names = args.length > 0 ? args : ['fast']
  const namesOf = ({ name, length }: Part): string[] => (length ? [name, length] : [name])
  const chosen = parts.filter((part) => namesOf(part).some((one) => names.includes(one)))
  const known = new Set(parts.flatMap(namesOf))
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Complaint(
      `There is no part ${unknown.join(', ')}. There are: ${[...known].join(', ')}.`,
    )
  return chosen
}
