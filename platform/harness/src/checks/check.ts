import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@borong/build/units'
import { Complaint, type Command } from '@borong/cli/command'
import { findDeadDocumentLinks } from './document-links.ts'
import { findDeadLinks } from './links.ts'
import { findUnsupported } from './browsers/find-unsupported.ts'
import { findLateNavigation } from './late-navigation.ts'
import { findMessageErrors } from './messages.ts'
import { run, type Outcome } from '@borong/cli/run'
import { findServerTexts } from './server-texts.ts'
import { findStyleErrors } from './styles.ts'
import { findUndocumented } from './documented.ts'
import { findUnversioned } from './unversioned.ts'
import { findWords } from './find-words.ts'
import { findUntestedRows } from '../rows/rows.ts'

interface Check {
  name: string
  run(): Promise<Outcome>
}

const tool = (name: string, command: string, ...args: string[]): Check => ({
  name,
  run: () => run(command, args),
})

const finding = (name: string, find: () => Promise<string[]>): Check => ({
  name,
  async run() {
    const start = performance.now()
    const found = await find()
    return {
      code: found.length > 0 ? 1 : 0,
      output: found.join('\n'),
      seconds: (performance.now() - start) / 1000,
    }
  },
})

const packages = ['host', 'remotes', 'shared', 'gateway', 'demo', 'platform', 'e2e']

// The type check writes the declarations from which the surfaces are read, so it comes first.
export const checks: Check[] = [
  tool('types', 'tsc', '-b'),
  tool('lint', 'oxlint', '--deny-warnings'),
  tool('format', 'oxfmt', '--check'),
  tool('unused code', 'knip'),
  tool('one version of everything', 'sherif', '-r', 'root-package-manager-field'),
  tool('imports', 'depcruise', '--config', '.dependency-cruiser.mjs', ...packages),
  tool('imports of domains', 'depcruise', '--config', 'gateway/.dependency-cruiser.mjs', 'gateway'),
  tool('tables', 'node', 'gateway/scripts/tables.ts', '--check'),
  finding('messages', findMessageErrors),
  finding('texts of servers', findServerTexts),
  finding('links', findDeadLinks),
  finding('links of documents', findDeadDocumentLinks),
  tool('commands of documents', 'node', 'platform/harness/src/checks/documented-commands/main.ts'),
  finding('styles', findStyleErrors),
  finding('late navigation', findLateNavigation),
  finding('browsers', findUnsupported),
  finding('words', findWords),
  finding('documentation of the contract', findUndocumented),
  finding('requirements', findUntestedRows),
  finding('versions of packages', findUnversioned),
  tool('schema of release records', 'node', 'platform/registry/release-schema.ts', '--check'),
  tool('properties of widgets', 'node', 'platform/build/widgets.ts', '--check'),
  ...['shared/contract', 'shared/api']
    .filter((folder) => existsSync(join(root, folder, 'surface.ts')))
    .map((folder) => tool(`surface of ${folder}`, 'node', join(folder, 'surface.ts'), '--check')),
]

/** Runs the checks, two at a time, prints one line for each, and returns the counts. */
export async function runChecks(chosen = checks): Promise<{ passed: number; failures: string[] }> {
  const failures: string[] = []
  const waiting = [...chosen]
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, output, seconds } = await check.run()
      process.stdout.write(`${code === 0 ? '✓' : '✗'} ${check.name} (${seconds.toFixed(1)} s)\n`)
      if (code === 0) continue
      failures.push(check.name)
      process.stdout.write(`${output.trim()}\n`)
    }
  }
  await Promise.all([worker(), worker()])
  return { passed: chosen.length - failures.length, failures }
}

export const check: Command = {
  summary:
    'types, lint, format, unused code, versions, imports, tables, messages, links, documented commands, styles, late navigation, browsers, words, documentation, requirements, versions of packages, properties of widgets, recorded surfaces',
  usage: [
    'borong check [<name> …]',
    '',
    `names: ${checks.map(({ name }) => name).join(', ')}`,
  ].join('\n'),
  async run(args) {
    const unknown = args.filter((arg) => !checks.some(({ name }) => name === arg))
    if (unknown.length > 0) throw new Complaint(`There is no check ${unknown.join(', ')}.`)
    const { failures } = await runChecks(
      args.length > 0 ? checks.filter(({ name }) => args.includes(name)) : checks,
    )
    return failures.length > 0 ? 1 : 0
  },
}
