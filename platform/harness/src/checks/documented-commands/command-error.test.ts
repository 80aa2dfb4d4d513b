import { commandError, type Known } from './command-error.ts'

const known: Known = {
  scripts: new Set(['start', 'test', 'check', 'borong']),
  commands: new Map([['promote', 'borong promote <unit> <version> [--percent <n>]']]),
  values: new Map([
    ['check', new Set(['types', 'lint'])],
    ['test', new Set(['soak'])],
  ]),
  isProgram: (name) => name === 'playwright',
  exists: (path) => path === 'e2e/platform',
}

test.each([
  'npm start',
  'npm test soak',
  'npm test e2e/platform',
  'npm run borong -- promote <unit> <version>',
  'npx pnpm@12 check types lint',
  'pnpm borong promote checkout 1.3.0 --percent 10',
  'pnpm exec playwright test',
  'npx borong promote --help',
  'node e2e/platform --write',
  'npm install',
])('M-06: %s works as written', (command) => {
  expect(commandError(command.split(' '), known)).toBeUndefined()
})

test.each([
  ['npm run begin', 'there is no script begin'],
  ['npm test soaks', 'test does not know soaks'],
  ['pnpm check typos', 'check does not know typos'],
  ['borong promo checkout', 'there is no command borong promo'],
  ['pnpm borong promote checkout --share 5', 'borong promote has no option --share'],
  ['npx tap', 'no package has the program tap'],
  ['node scripts/gone.ts', 'scripts/gone.ts does not exist'],
])('M-06: %s is found: %s', (command, reason) => {
  expect(commandError(command.split(' '), known)).toBe(reason)
})
