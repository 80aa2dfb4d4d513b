import { findStyleErrors, lostAreasIn } from './styles.ts'

test('lays out every grid area that a stylesheet uses', async () => {
  expect(await findStyleErrors()).toEqual([])
})

test.each([
  [
    'of its own grid',
    ".line { grid-template-areas: 'picture name' } .name { grid-area: name }",
    [],
  ],
  ['of a grid elsewhere', '.sum { color: red; grid-area: sum; }', ['sum']],
  ['by their lines', '.sum { grid-area: 2 / 2; } .all { grid-area: auto; }', []],
  ['in what is only said', '/* grid-area: sum; */', []],
])('areas %s', (_, styles, lost) => {
  expect(lostAreasIn(styles)).toEqual(lost)
})
