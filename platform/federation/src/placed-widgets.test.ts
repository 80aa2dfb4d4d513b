import { placedIn } from './placed-widgets.ts'

const placed = (source: string) => placedIn('Screen.tsx', source).placed
const opened = (source: string) => placedIn('Screen.tsx', source).opened

test('M-05: finds a placed widget with its properties, without those that <Widget> keeps to itself', () => {
  const source = `const part = (
  <Widget key={id} name="checkout/add-to-cart" skeleton={<b />} fallback="…" product={id} isSmall />
)`
  expect(placed(source)).toEqual([{ name: 'checkout/add-to-cart', props: ['isSmall', 'product'] }])
})

test.each([
  ['the properties of an object', `<Widget name="checkout/buy-now" {...bought} x={1} />`, true],
  ['named properties only', `<Widget name="checkout/buy-now" x={1} />`, undefined],
])('M-05: records whether a widget is given %s', (_, source, more) => {
  expect(placed(source)).toEqual([
    { name: 'checkout/buy-now', props: ['x'], ...(more && { more }) },
  ])
})

test.each([
  [
    'named properties',
    `page.widget(place, 'checkout/add-to-cart', { product, isSmall: true, fallback: '' })`,
    undefined,
  ],
  [
    'properties of another object',
    `page.widget(place, 'checkout/add-to-cart', { ...all, product, isSmall })`,
    true,
  ],
])('M-05: finds a widget that a framework places with %s', (_, source, more) => {
  expect(placed(source)).toEqual([
    { name: 'checkout/add-to-cart', props: ['isSmall', 'product'], ...(more && { more }) },
  ])
})

test('M-05: content between the tags of a widget is its property children', () => {
  expect(placed(`<Widget name="account/frame"><b /></Widget>`)).toEqual([
    { name: 'account/frame', props: ['children'] },
  ])
  expect(placed(`<Widget name="account/frame">\n</Widget>`)).toEqual([
    { name: 'account/frame', props: [] },
  ])
})

test.each([
  ['a name in braces', `<Widget name={'checkout/buy-now'} />`, ['checkout/buy-now']],
  ['a name that is known only at run time', '<Widget name={name} />', []],
  ['a name with a part of run time', '<Widget name={`checkout/${part}`} />', []],
  ['another component', `<Part name="checkout/buy-now" />`, []],
])('M-05: reads %s', (_, source, names) => {
  expect(placed(source).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['a link', `<Link to="/services/tender?from=home" />`, ['/services/tender']],
  [
    'a link with a part of run time',
    '<Link to={`/v/${vendor}/product/${alias}`} />',
    ['/v/:/product/:'],
  ],
  ['a link of another component', `<ListLink to={'/orders/' + id} />`, ['/orders/:']],
  ['a link that is known only at run time', '<Link to={address} />', []],
  ['a link with a known beginning of a part', '<Link to={`/verify-${kind}`} />', []],
  ['a link to another site', `<Link to="https://example.com/x" />`, []],
  ['a text that is no link', `const known = '/services/tender'`, []],
])('M-05: finds the address of %s', (_, source, addresses) => {
  expect(opened(source)).toEqual(addresses)
})
