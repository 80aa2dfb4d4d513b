import { unsupportedScripts, unsupportedStyles } from './find-unsupported.ts'

test.each([
  ['a static method', 'const url = URL.canParse(path)', 'api.URL.canParse_static'],
  ['a method', 'const sorted = rows.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['a lookbehind', 'const word = /(?<=a)b/', 'javascript.regular_expressions.lookbehind_assertion'],
])('finds %s that a supported browser lacks', (_, source, name) => {
  expect(unsupportedScripts('a.ts', source)).toEqual([
    expect.stringContaining(`a.ts:1: this needs ${name}`),
  ])
})

test.each(['const at = rows.at(-1)', "navigator.share({ text: 'a' })", 'cart.toSorted = 1'])(
  'accepts what all browsers have or a page does without: %s',
  (source) => {
    expect(unsupportedScripts('a.ts', source)).toEqual([])
  },
)

test.each([
  ['a state that only `:has` shows', '.card:has(:checked) { color: red }', 'css.selectors.has'],
  ['a property', '.pin { translate: 1px }', 'css.properties.translate'],
  [
    'a length without a fallback',
    '.drawer { height: 100dvh }',
    'css.types.length.viewport_percentage_units_dynamic',
  ],
])('finds %s that a supported browser lacks', (_, source, name) => {
  expect(unsupportedStyles('a.module.css', source)).toEqual([expect.stringContaining(name)])
})

test.each([
  '.drawer { height: 100vh; height: 100dvh }',
  '.form:has(> section) { gap: 8px }',
  '@supports (translate: 1px) { .pin { translate: 1px } }',
  '.a { &:hover { color: red } }',
  '@media (width >= 768px) { .a { color: red } }',
])('accepts a style with a fallback, an enhancement, and what is compiled: %s', (source) => {
  expect(unsupportedStyles('a.module.css', source)).toEqual([])
})
