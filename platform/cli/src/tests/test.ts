import type { Command } from '../command.ts'
import { runChecks } from '../checks/check.ts'
import { runBrowserSuites } from './browser-suites.ts'
import { duration } from './duration.ts'
import { runJest } from './jest.ts'

export interface Count {
  passed: number
  failed: number
}

interface Suite {
  name: string
  title: string
  run(): Promise<Count>
}

const suites: Suite[] = [
  { name: 'check', title: 'Checks', run: runChecks },
  { name: 'unit', title: 'Unit and integration tests', run: () => runJest({}) },
  {
    name: 'postgres',
    title: 'The gateway and the registry on PostgreSQL',
    run: () => runJest({ onPostgres: true }),
  },
  { name: 'browser', title: 'Journeys in a browser', run: runBrowserSuites },
]

export const test: Command = {
  summary: 'runs every check and test',
  usage: `borong test [${suites.map((suite) => suite.name).join(' | ')}]\n\nWithout a name it runs all of them.`,
  async run(args) {
    const chosen = args.length > 0 ? suites.filter((suite) => args.includes(suite.name)) : suites
    const total: Count = { passed: 0, failed: 0 }
    for (const suite of chosen) {
      process.stdout.write(`\n${suite.title}\n`)
      const begun = performance.now()
      const { passed, failed } = await suite.run()
      process.stdout.write(
        `${suite.title}: ${passed} passed, ${failed} failed in ${duration(performance.now() - begun)}\n`,
      )
      total.passed += passed
      total.failed += failed
    }
    process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
    return total.failed > 0 || total.passed === 0 ? 1 : 0
  },
}
