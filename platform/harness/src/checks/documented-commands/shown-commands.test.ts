import { shownCommands } from './shown-commands.ts'

test('finds the commands of shell blocks and of inline code, without comments and settings', () => {
  const text = [
    'Run `pnpm check "links of documents"` or `the tests`.',
    '```sh',
    'npm start   # opens the shop',
    'CHROMIUM=/usr/bin/chromium npm test e2e/platform && cd ../loyalty',
    '```',
    '```ts',
    'npm start',
    '```',
  ].join('\n')
  expect(shownCommands(text)).toEqual([
    { line: 1, words: ['pnpm', 'check', 'links of documents'] },
    { line: 3, words: ['npm', 'start'] },
    { line: 4, words: ['npm', 'test', 'e2e/platform'] },
  ])
})
