import { literalsIn } from './literals.ts'

const links = (source: string) => literalsIn('Screen.tsx', source).links

test.each([
  ['a string', `<Link to="/services/tender" />`, ['/services/tender']],
  ['a value of a table', `const places = { tender: '/services/tender' }`, ['/services/tender']],
  ['a template', 'navigate(`/v/${vendor}/product/${alias}`)', ['/v/:/product/:']],
  ['an address with a query', 'go(`/services/tender?q=${encode(word)}#top`)', ['/services/tender']],
  ['an address with an unknown end', 'go(`/transaction${query}`)', ['/transaction']],
  ['a concatenation', `go('/transaction/' + order.id + '?from=' + here)`, ['/transaction/:']],
  ['texts within a template', "go(`/search/${word ?? '/menu'}`)", ['/menu', '/search/:']],
])('M-05: finds the address of %s', (_, source, expected) => {
  expect(links(source)).toEqual(expected)
})

test.each([
  ['a comment', '// `/services/tender`\n/* "/cart" */'],
  ['a type', `type Path = '/cart' | import('/x').Y`],
  ['the name of a module', `import a from '/cart'\nexport * from '/menu'\nimport('/late')`],
  ['an address of another site', `const other = '//cdn.example/x'`],
  ['a sentence', `const note = '/ or the other one'`],
])('M-05: finds no address in %s', (_, source) => {
  expect(links(source)).toEqual([])
})

test('M-05: finds the names of widgets, and no media types', () => {
  const source = `<Widget name="checkout/add-to-cart" />
const badge = { name: 'checkout/unpaid-count', accept: 'image/png' }
import '@borong/ui/Button'`
  expect(literalsIn('Screen.tsx', source).widgets).toEqual([
    'checkout/add-to-cart',
    'checkout/unpaid-count',
  ])
})
