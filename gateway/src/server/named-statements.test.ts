import { StatementNames } from './named-statements.ts'

const ask = (names: StatementNames, text: string, times: number) =>
  Array.from({ length: times }, () => names.nameOf(text))

test('C-22: a frequent statement has one name, which no other statement has', () => {
  const names = new StatementNames()
  const [, , third, fourth] = ask(names, 'select id from products where id = $1', 4)
  expect(third).toBeDefined()
  expect(fourth).toBe(third)
  const other = ask(names, 'update carts set version = $1', 3)[2]
  expect(other).toBeDefined()
  expect(other).not.toBe(third)
})

test.each([
  ['is rare', 'select id from products where id in ($1, $2)', 2],
  ['searches for a keyword', "select id from f where words @@ to_tsquery('indonesian', $1)", 5],
  ['does not write its columns out', 'select * from users where id = $1', 5],
  ['answers every column of a table', 'select "users".* from users where id = $1', 5],
  ['changes the tables', 'alter table users add column x text', 5],
])('C-22: a statement that %s is planned each time', (_, text, times) => {
  expect(ask(new StatementNames(), text, times)).toEqual(Array(times).fill(undefined))
})

test('C-22: limits the number of names', () => {
  const names = new StatementNames()
  const named = Array.from({ length: 300 }, (_, n) => ask(names, `select a${n} from t`, 3)[2])
  expect(named.filter((name) => name !== undefined)).toHaveLength(200)
  expect(names.nameOf('select a0 from t')).toBe(named[0])
})
