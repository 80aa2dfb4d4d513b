import { refusedInPath, refusedInProse, refusedInTitle, titlesIn } from './words.ts'

const wordsOf = (found: { word: string }[]) => found.map(({ word }) => word)

test.each([
  ['Pages are read anew once the screen is alive.', ['anew', 'alive']],
  ['* Drawn on the server,\n * and brought to\n * life in the browser', ['to life', 'Drawn']],
  ['What nobody misses at first comes later. Then the rest.', ['What …']],
  ['The badge.\nWhat is left', ['What …']],
  ['What is a unit? A release.', []],
  ['Sets `data-alive` for keep-alive connections', []],
])('the prose %j has the words %j', (text, words) => {
  expect(wordsOf(refusedInProse(text)).toSorted()).toEqual(words.toSorted())
})

test.each([
  ['R-12: what is picked up at the store is ready there', ['what …']],
  ['R-12: shows what the store has', []],
  ['R-12: what is a unit?', []],
  ['X-07: two cards are drawn', ['drawn']],
])('the title %j has the words %j', (title, words) => {
  expect(wordsOf(refusedInTitle(title))).toEqual(words)
})

test.each([
  ['host/src/shell/steady-taps.ts', ['steady taps']],
  ['host/src/witness/first.ts', ['witness']],
  ['shared/ui/src/isSparing.ts', ['Sparing']],
  ['host/src/shell/toasts.ts', []],
])('the path %s has the words %j', (path, words) => {
  expect(wordsOf(refusedInPath(path))).toEqual(words)
})

test('finds the titles of tests, including those of tables', () => {
  const source = `
    test('a', () => {})
    test.each(['x', 'y'])("b's %s", () => {})
    describe(\`c\`, () => { it.only('d') })
    call('not a title')`
  expect(titlesIn(source)).toEqual(['a', "b's %s", 'c', 'd'])
})
