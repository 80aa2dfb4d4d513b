import type { Command } from '@borong/cli/command'
import { journeys } from './journeys/journeys.ts'
import { isPath, namedTests } from './named-tests.ts'
import type { Part } from './part.ts'
import { chosenParts, parts } from './parts.ts'
import { runParts } from './run-parts.ts'

const namesOf = (length: Part['length']) =>
  parts.filter((part) => part.length === length).map(({ name }) => name)

export const test: Command = {
  summary: 'runs the checks and the tests',
  usage: [
    'borong test [fast | long | <part> …]',
    '       borong test <file or folder …>',
    '',
    `fast (without a name): ${namesOf('fast').join(', ')}`,
    `long: ${namesOf('long').join(', ')}`,
    `by name alone: ${namesOf(undefined).join(', ')}`,
    '',
    journeys.usage,
  ].join('\n'),
  run: (args) =>
    args[0] === 'journeys'
      ? journeys.run(args.slice(1))
      : runParts(
          args.length > 0 && args.every(isPath) ? namedTests(args) : chosenParts(args),
          (line) => process.stdout.write(`${line}\n`),
        ),
}
