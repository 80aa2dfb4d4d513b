import { execFileSync } from 'node:child_process'
import { groups } from '../commands.ts'
import { commandsIn } from '../run-command.ts'
import { completionOf } from './completion.ts'
import { describe as describeCommand } from './describe.ts'
import { shells } from './shells.ts'

const units = ['host', 'checkout']
const all = () =>
  Promise.all(
    Object.entries({ ...commandsIn(groups), completion: async () => completionOf({}) }).map(
      async ([name, load]) => describeCommand(name, await load(), units),
    ),
  )

/** The words that bash offers for the last one of a line. */
async function offered(...words: string[]) {
  const script = `${shells.bash!(await all())}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
COMP_CWORD=${words.length - 1}
_borong
printf '%s\\n' "\${COMPREPLY[@]}"`
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split('\n')
}

test('M-04: bash completes commands, units, subcommands and options', async () => {
  expect(await offered('borong', 'pro')).toEqual(['promote'])
  expect(await offered('borong', 'promote', 'c')).toEqual(['checkout'])
  expect(await offered('borong', 'promote', 'checkout', '--pe')).toEqual(['--percent'])
  expect(await offered('borong', 'token', '')).toEqual(
    expect.arrayContaining(['new', 'list', 'revoke', '--units', '--registry']),
  )
  expect(await offered('borong', 'completion', 'z')).toEqual(['zsh'])
  expect(await offered('borong', 'dev', 'h')).toEqual(['host'])
})

test('M-04: zsh and fish get the same commands, with their summaries', async () => {
  const described = [
    { name: 'promote', summary: 'gives it', words: ['host'], options: ['channel'] },
    { name: 'status', summary: "shows what's live", words: [], options: [] },
  ]
  const zsh = shells.zsh!(described)
  expect(zsh).toContain(`      'status:shows what’s live'`)
  expect(zsh).toContain('    promote) choices=(host --channel) ;;')
  expect(shells.fish!(described).split('\n')).toEqual([
    'complete -c borong -f',
    `complete -c borong -n __fish_use_subcommand -a promote -d 'gives it'`,
    `complete -c borong -n '__fish_seen_subcommand_from promote' -a 'host'`,
    `complete -c borong -n '__fish_seen_subcommand_from promote' -l channel`,
    `complete -c borong -n __fish_use_subcommand -a status -d 'shows what’s live'`,
    '',
  ])
})
