import { root, unitDirectories } from '@borong/build/units'
import { projectScripts } from '@borong/cli/remotes/standalone'
import { commandsIn } from '@borong/cli/run-command'
import { groups as ofRemotes } from '@borong/cli/standalone/commands'
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { subjects } from '../../bench/bench.ts'
import { groups } from '../../commands.ts'
import { parts } from '../../tests/parts.ts'
import { checks } from '../check.ts'
import { commandError, type Known } from './command-error.ts'
import { shownCommands } from './shown-commands.ts'

// Finds the commands in documents that name a script, a command, an option, a check or a file that does not exist.
const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const usages = Object.entries({ ...commandsIn(ofRemotes), ...commandsIn(groups) }).map(
  async ([name, load]) => [name, (await load()).usage] as const,
)
const folders = [
  '.',
  'e2e',
  'gateway',
  'platform/cli',
  'platform/build',
  'platform/federation',
  ...(await unitDirectories()),
]

const known: Omit<Known, 'exists'> = {
  scripts: new Set([...Object.keys(scripts), ...Object.keys(projectScripts)]),
  commands: new Map(await Promise.all(usages)),
  values: new Map([
    ['check', new Set(checks.map(({ name }) => name))],
    ['test', new Set(parts.flatMap(({ name, length = name }) => [name, length]))],
    ['bench', new Set(Object.keys(subjects))],
  ]),
  isProgram: (name) =>
    folders.some((folder) => existsSync(join(root, folder, 'node_modules/.bin', name))),
}

for await (const file of glob('**/*.md', {
  cwd: root,
  exclude: (name) => /node_modules|^(dist|\.cache|\.data|decisions)$|CHANGELOG/.test(name),
})) {
  const exists = (path: string) =>
    [dirname(file), '.'].some((folder) => existsSync(join(root, folder, path)))
  for (const { line, words } of shownCommands(await readFile(join(root, file), 'utf8'))) {
    const error = commandError(words, { ...known, exists })
    if (error === undefined) continue
    process.exitCode = 1
    process.stdout.write(`${file}:${line}: ${words.join(' ')}: ${error}\n`)
  }
}
