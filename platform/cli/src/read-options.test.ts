import { commandsIn } from './run-command.ts'
import { groups } from './commands.ts'
import { readOptions } from './read-options.ts'

const options = { channel: { type: 'string' }, now: { type: 'boolean' } } as const

test('M-04: the options and the words of a command are read', () => {
  const { values, positionals } = readOptions(options, ['checkout', '--now', '--channel', 'beta'])
  expect([values, positionals]).toEqual([{ channel: 'beta', now: true }, ['checkout']])
})

test.each([
  [['--chanel', 'beta'], 'There is no option --chanel. Did you mean channel?'],
  [['--channel'], "Option '--channel <value>' argument missing"],
])('M-04: %j is a complaint with the usage', (args, problem) => {
  expect(() => readOptions(options, args, 'borong status')).toThrow(`${problem}\n\nborong status`)
})

test('M-04: the help of a command names each of its options', async () => {
  const commands = Object.entries(commandsIn(groups))
  const missing = commands.map(async ([name, load]) => {
    const { usage, options: known = {} } = (await load()) as { usage: string; options?: object }
    return Object.keys(known).flatMap((option) =>
      usage.includes(`--${option}`) ? [] : [`${name} --${option}`],
    )
  })
  expect((await Promise.all(missing)).flat()).toEqual([])
})
