import type { Release } from '@borong/contract/release'
import { host, integrityOf, remote } from '../testing/built.ts'
import type { LiveRelease } from '../state/live.ts'
import { readStyles } from './read-styles.ts'
import { styleGate } from './styles.ts'

const FILE = 'cart-CartScreen.bbbbbbbb.css'

const built = (unit: string, css: string) =>
  unit === 'host'
    ? host({ files: { 'main.eeeeeeee.css': css } }).release
    : remote({ unit, files: { [FILE]: css } }).release

/** The problems of checkout with these styles, beside units with theirs. */
function problems(css: string, beside: Readonly<Record<string, string>> = {}) {
  const live = Object.entries(beside).map(([unit, text]): LiveRelease => ({
    release: built(unit, text) as Release,
    channels: ['production'],
  }))
  const texts = [css, ...Object.values(beside)]
  const styles = new Map(texts.map((text) => [integrityOf(text), readStyles(text)]))
  return styleGate({ release: built('checkout', css), live, styles })
}

const leaks = (...given: Parameters<typeof problems>) =>
  problems(...given).map(({ message }) => message.split('its unit: ')[1])

test('names the stylesheet, the unit and the selector that styles more than the unit', () => {
  expect(problems('@layer remotes.checkout{.cart-1a2b3c{top:0}h1{color:red}}')).toEqual([
    {
      name: 'STYLES_LEAK',
      message: `${FILE} of checkout 1.0.0 styles more than its unit: h1`,
      hint: 'Name a class of a CSS module, or another class that only this unit has, in each selector.',
    },
  ])
})

test.each([
  'h1',
  '*',
  ':root',
  '[hidden]',
  'main > section a:hover',
  '#app h1',
  ':is(h1, .cart)',
  'h1:not(.cart)',
  'main:has(> .cart)',
  'html:has(.cart) h1',
  'html:has(.cart)',
])('refuses a rule of %s', (selector) => {
  expect(leaks(`@media print{${selector}{display:none}}`)).toEqual([selector])
})

test.each([
  '.cart',
  '.cart h1',
  'body:has(nav a:focus-visible) .cart',
  'section:has(> .cart)',
  ':is(.cart, .line):hover',
  'h1[data-v-3f9a2c1b]',
  'p[_ngcontent-abc-c12]',
  '[data-checkout-line] b',
  '#checkout-line',
])('accepts a rule of %s', (selector) => {
  expect(problems(`${selector}{display:none}`)).toEqual([])
})

test('lets an element of the unit set how the page scrolls, and nothing else of the page', () => {
  const padding = 'html:has(.bar-1a2b3c){scroll-padding-bottom:calc(var(--target) + 8px)}'
  expect(problems(padding)).toEqual([])
  expect(leaks('html:has(.bar-1a2b3c){overflow:hidden;font-size:20px}')).toEqual([
    'html:has(.bar-1a2b3c)',
  ])
})

test('reads nested rules and scopes as browsers do', () => {
  expect(problems('.cart{color:red;h1{top:0}@media print{& > b{top:0}}}')).toEqual([])
  expect(problems('@scope(.cart){h1{top:0}}')).toEqual([])
  expect(leaks('@scope(main){h1{top:0}}')).toEqual(['@scope'])
  expect(leaks('@import "https://cdn.example.com/reset.css";.cart{top:0}')).toEqual([
    '@import https://cdn.example.com/reset.css, which no hash verifies',
  ])
})

test('names the active unit whose class a rule changes', () => {
  const beside = { host: '.header-5d6e7f{top:0}', account: '.tab-1f2e3d{top:0}' }
  expect(leaks('.header-5d6e7f{display:none}', beside)).toEqual([
    '.header-5d6e7f of host 1.0.0 (production)',
  ])
  expect(leaks('.tab-1f2e3d > a{top:1px}', beside)).toEqual([
    '.tab-1f2e3d > a of account 1.0.0 (production)',
  ])
  expect(problems('.cart .tab-1f2e3d{top:1px}', beside)).toEqual([])
})

test('accepts a class that another unit has with exactly the same rule, as of a shared utility', () => {
  const beside = { account: '.flex{display:flex}.flex:hover{top:0}' }
  expect(problems('.flex { display: flex }', beside)).toEqual([])
  expect(leaks('.flex{display:inline-flex}', beside)).toEqual([
    '.flex of account 1.0.0 (production)',
  ])
})

test('refuses another animation, font or property of a name that an active unit has', () => {
  const beside = {
    host: '@font-face{font-family:"Brand";src:url(a.woff2)}@keyframes turn{to{rotate:1turn}}',
  }
  expect(leaks('@font-face{font-family:Brand;src:url(b.woff2)}', beside)).toEqual([
    '@font-face Brand of host 1.0.0 (production)',
  ])
  expect(leaks('@keyframes turn{to{rotate:2turn}}', beside)).toEqual([
    '@keyframes turn of host 1.0.0 (production)',
  ])
  expect(problems('@keyframes turn{to{rotate:1turn}}', beside)).toEqual([])
})

test('names the first five selectors and counts the others', () => {
  const css = ['a', 'b', 'i', 'p', 'q', 's', 'u'].map((name) => `${name}{top:0}`).join('')
  expect(leaks(css)).toEqual(['a; b; i; p; q; and 2 more'])
})

test('leaves the styles of the page to the host', () => {
  const release = built('host', 'h1{top:0}')
  const styles = new Map([[integrityOf('h1{top:0}'), readStyles('h1{top:0}')]])
  expect(styleGate({ release, live: [], styles })).toEqual([])
})
