import { messageKeys } from './message-keys.ts'

test('F-02: reads the keys from the source', () => {
  expect(messageKeys(`t('cart.empty'); t("cart.full", { count: of(1, 2) })`)).toEqual({
    exact: ['cart.empty', 'cart.full'],
    prefixes: [],
    hidden: [],
  })
})

test('F-02: reads each branch of a condition as a key, but not its operands', () => {
  const source = `t(
    state === 'running' && at(0)?.on ? 'scan.looking' : isSlow ? 'scan.slow' : 'scan.starting',
    { value },
  )`
  expect(messageKeys(source).exact).toEqual(['scan.looking', 'scan.slow', 'scan.starting'])
})

test('F-02: reads the prefix of a key that ends in a variable', () => {
  const source =
    't(`label.${state}`) + t(isNew ? `contact.add.${of("a")}` : `contact.${a ? b : c}`)'
  expect(messageKeys(source)).toEqual({
    exact: [],
    prefixes: ['label.', 'contact.add.', 'contact.'],
    hidden: [],
  })
})

test.each([
  ['begins with a variable', 't(`${words}.retry`)'],
  ['has no whole word before its variable', 't(`error${kind}.retry`)'],
  ['is handed over', 't(key, { value })'],
  ['is chosen among others by a variable', "t(isNew ? 'address.add' : key)"],
  ['is put together', "t('cart.' + state)"],
])('F-02: a key that %s is hidden', (_, source) => {
  expect(messageKeys(source).hidden).toHaveLength(1)
})

test('F-02: ignores other calls', () => {
  expect(messageKeys("at('a'); set('b'); list.t('c')")).toEqual({
    exact: [],
    prefixes: [],
    hidden: [],
  })
})
