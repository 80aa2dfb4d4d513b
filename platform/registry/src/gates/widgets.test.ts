import type { BuiltRelease, PlacedWidget, WidgetDeclaration } from '@borong/contract/release'
import type { LiveRelease } from '../state/live.ts'
import { host, remote } from '../testing/built.ts'
import { startTestRegistry } from '../testing/test-registry.ts'
import { offerGate } from './gates.ts'

const live = (release: BuiltRelease, ...channels: string[]): LiveRelease => ({
  release: { ...release, publishedAt: '', publishedBy: '', signature: '' },
  channels: channels.length > 0 ? channels : ['production'],
})

/** `{ line: 'string', small: 'boolean?' }`: a question mark makes the property optional. */
const declared = (props: Record<string, string>): WidgetDeclaration => ({
  hash: JSON.stringify(props),
  props: Object.fromEntries(
    Object.entries(props).map(([name, type]) => [
      name,
      { type: type.replace(/\?$/, ''), required: !type.endsWith('?') },
    ]),
  ),
})

/** The remote checkout with the widget checkout/add-to-cart. */
function offering(version: string, props?: Record<string, string>) {
  const built = remote({ version, widgets: { 'add-to-cart': './widgets/AddToCart' } })
  const { release } = built
  return {
    content: built.content,
    release: {
      ...release,
      remote: {
        ...release.remote!,
        ...(props ? { widgetProps: { 'add-to-cart': declared(props) } } : {}),
      },
    } satisfies BuiltRelease,
  }
}

/** The remote billing, which places these widgets and links to these addresses. */
const using = (version: string, placed: PlacedWidget[], opened: string[] = []) =>
  remote({
    unit: 'billing',
    version,
    change: {
      uses: {
        names: {},
        widgets: placed.map(({ name }) => name),
        links: opened,
        placed,
        opened,
      },
    },
  })

const places = (...props: string[]): PlacedWidget => ({ name: 'checkout/add-to-cart', props })
const checkout = live(offering('1.0.0', { product: 'string', size: 'number?' }).release)
const publish = (placed: PlacedWidget[], opened: string[] = [], ...beside: LiveRelease[]) =>
  offerGate(using('1.1.0', placed, opened).release, beside.length > 0 ? beside : [checkout], [])

test('M-05: accepts a widget with its declared properties', () => {
  expect(publish([places('product'), places('product', 'size')])).toEqual([])
})

test('M-05: refuses a misspelled widget, naming both units and what is offered', () => {
  expect(publish([{ name: 'checkout/add-to-cat', props: [] }])).toEqual([
    {
      name: 'WIDGET_UNKNOWN',
      message:
        'billing 1.1.0 places the widget checkout/add-to-cat, which checkout 1.0.0 (production) does not offer',
      hint: 'checkout offers checkout/add-to-cart. Correct the name, or ask its squad to promote a release with it first.',
    },
  ])
})

test('M-05: refuses a widget of a unit that is not active', () => {
  expect(publish([{ name: 'chekout/add-to-cart', props: [] }])).toMatchObject([
    {
      name: 'WIDGET_UNKNOWN',
      message:
        'billing 1.1.0 places the widget chekout/add-to-cart, and no active unit is named chekout: checkout 1.0.0 (production)',
    },
  ])
})

test('M-05: refuses a property that the widget does not declare', () => {
  expect(publish([places('product', 'prodct')])).toEqual([
    {
      name: 'WIDGET_PROPERTY_UNKNOWN',
      message:
        'billing 1.1.0 gives the widget checkout/add-to-cart the property prodct, which checkout 1.0.0 (production) does not declare',
      hint: 'The widget takes product, size. Correct the name, or ask the squad of checkout to promote a release with it first.',
    },
  ])
})

test('M-05: refuses a widget without a required property', () => {
  expect(publish([places('size')])).toMatchObject([
    {
      name: 'WIDGET_PROPERTY_MISSING',
      message:
        'billing 1.1.0 places the widget checkout/add-to-cart without the property product, which checkout 1.0.0 (production) requires',
    },
  ])
})

test.each<[string, PlacedWidget[], LiveRelease[]]>([
  [
    'the properties of an object, which may hold the required ones',
    [{ ...places(), more: true }],
    [checkout],
  ],
  [
    'any property of a widget without a declaration',
    [places('any')],
    [live(offering('1.0.0').release)],
  ],
  ['any widget while no other remote is active', [places()], [live(host().release)]],
  [
    'a property that one channel has, before it is promoted in the other',
    [places('product', 'note')],
    [checkout, live(offering('1.1.0', { product: 'string', note: 'string?' }).release, 'staging')],
  ],
])('M-05: accepts %s', (_, placed, beside) => {
  expect(publish(placed, [], ...beside)).toEqual([])
})

test('M-05: refuses a link that opens no page, and accepts those of active units, of the host and of the edge', () => {
  const shop = live(remote({ paths: ['/cart', '/orders/:id', '/help/*', '/gift/:code?'] }).release)
  const opened = [
    '/cart',
    '/Orders/7',
    '/orders/:',
    '/:',
    '/help/a/b',
    '/gift',
    '/login',
    '/logout',
  ]
  expect(publish([], [...opened, '/billing'], shop)).toEqual([])
  expect(publish([], ['/crat', '/orders'], shop)).toMatchObject([
    {
      name: 'LINK_DEAD',
      message: 'billing 1.1.0 links to /crat, which is no page of checkout 1.0.0 (production)',
    },
    { message: expect.stringContaining('links to /orders,') as string },
  ])
})

test('M-05: a release may ask for the same as the active one of its unit after another unit took it away', () => {
  const before = live(using('1.0.0', [places('gone')], ['/gone']).release)
  const next = using('1.1.0', [places('gone')], ['/gone']).release
  expect(offerGate(next, [before, checkout], [before])).toEqual([])
})

test('M-05: refuses a link to an own page, and an own widget, that the release no longer offers', () => {
  const own: PlacedWidget = { name: 'billing/gone', props: [] }
  const { release } = using('1.0.0', [own], ['/billing/gone'])
  const routes = remote({ unit: 'billing', paths: ['/billing/gone'] }).release.remote!
  const before = live({ ...release, remote: { ...routes, widgets: { gone: './widgets/Gone' } } })
  const next = using('1.1.0', [own], ['/billing/gone']).release
  expect(offerGate(next, [before, checkout], [before])).toMatchObject([
    {
      name: 'WIDGET_UNKNOWN',
      message: 'billing 1.1.0 places the widget billing/gone, which billing 1.1.0 does not offer',
    },
    { name: 'LINK_DEAD', message: expect.stringContaining('links to /billing/gone,') as string },
  ])
})

const user = live(using('2.0.0', [places('product', 'source')]).release)
const change = (was: Record<string, string> | undefined, is: Record<string, string>) => {
  const before = live(offering('1.0.0', was).release)
  return offerGate(offering('1.1.0', is).release, [before, user], [before])
}
const BEFORE = { product: 'string', source: '"cart" | "list"' }

test.each([
  [
    'drops a required property that an active unit gives',
    { product: 'string' },
    'checkout 1.1.0 does not take the property source of its widget checkout/add-to-cart, which is given by billing 2.0.0 (production)',
  ],
  [
    'requires a new property',
    { ...BEFORE, unit: 'string' },
    'checkout 1.1.0 requires the property unit of its widget checkout/add-to-cart, which is placed without it by billing 2.0.0 (production)',
  ],
  [
    'takes fewer values',
    { ...BEFORE, source: '"list"' },
    'checkout 1.1.0 no longer takes "cart" as the property source of its widget checkout/add-to-cart, which is given by billing 2.0.0 (production)',
  ],
])('M-05: refuses a release that %s', (_, is, message) => {
  expect(change(BEFORE, is)).toEqual([
    {
      name: 'WIDGET_CHANGED',
      message,
      hint: 'Keep the property as it was, or make a new one optional, until billing no longer depends on it: their squads promote releases that fit both first.',
    },
  ])
})

test.each([
  ['a new optional property', BEFORE, { ...BEFORE, unit: 'string?' }],
  ['more values', BEFORE, { ...BEFORE, source: '"cart" | "list" | "search"' }],
  ['every text instead of some', BEFORE, { ...BEFORE, source: 'string' }],
  ['another order of values', BEFORE, { ...BEFORE, source: '"list" | "cart"' }],
  ['the first declaration of a widget', undefined, BEFORE],
  ['a problem that the active release has too', { product: 'string' }, { product: 'string' }],
])('M-05: accepts %s', (_, was, is) => {
  expect(change(was, is)).toEqual([])
})

test('M-05: publish and promotion refuse a widget that does not fit, and a rollback past a change names it only', async () => {
  const registry = await startTestRegistry()
  const promote = (unit: string, version: string) =>
    registry.act(unit, { action: 'promote', version })
  for (const [version, props] of [
    ['1.0.0', { product: 'string' }],
    ['1.1.0', BEFORE],
  ] as const) {
    expect((await registry.publish(offering(version, props))).status).toBe(201)
    expect((await promote('checkout', version)).status).toBe(200)
  }
  const wrong = await registry.publish(using('1.0.0', [places('product', 'sorce')]))
  expect([wrong.status, wrong.body.name]).toEqual([409, 'PUBLISH_REFUSED'])

  expect((await registry.publish(using('1.0.1', [places('product', 'source')]))).status).toBe(201)
  expect((await promote('billing', '1.0.1')).status).toBe(200)
  const dropped = await registry.publish(offering('1.2.0', { product: 'string' }))
  expect(dropped.body.name).toBe('WIDGET_CHANGED')

  const back = await registry.act('checkout', { action: 'rollback' })
  expect(back.status).toBe(200)
  expect(back.body).toMatchObject({
    notes: [
      'checkout 1.0.0 does not take the property source of its widget checkout/add-to-cart, which is given by billing 1.0.1 (production)',
    ],
  })
  await registry.close()
})
