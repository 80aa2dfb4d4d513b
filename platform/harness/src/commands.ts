import { groups as ofSquads } from '@borong/cli/commands'
import { completionOf } from '@borong/cli/completion/completion'
import { commandsIn, type CommandGroups } from '@borong/cli/run-command'

/** Every command of this repository: those of squads and operators, and those that check, test and measure it. */
export const groups: CommandGroups = {
  ...ofSquads,
  'Checks and tests': {
    check: async () => (await import('./checks/check.ts')).check,
    test: async () => (await import('./tests/test.ts')).test,
    bench: async () => (await import('./bench/bench.ts')).bench,
    shots: async () => (await import('./shots/shots.ts')).shots,
    rows: async () => (await import('./rows/rows.ts')).rows,
  },
  'This command': {
    completion: async () => completionOf(commandsIn(groups)),
  },
}
