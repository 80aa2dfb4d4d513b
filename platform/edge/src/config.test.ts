import { configFrom } from './config.ts'

test('K-08: makes every host of the specification a setting, with only our own as a default', () => {
  const fresh = configFrom({ SHOP_URL: 'https://m.borong.example/' }).runtime
  expect(fresh.mainSite).toBe('https://m.borong.example')
  expect(fresh.sites).toEqual({
    mobile: 'https://m.borong.example',
    membership: '',
    rfq: '',
    deepLink: '',
  })
  const { service, ...specified } = fresh.hosts
  expect(new Set(Object.values(specified))).toEqual(new Set(['/gateway']))
  expect(service).toBe('/api')

  const elsewhere = configFrom({
    SHOP_URL: 'https://m.borong.example',
    MAIN_SITE: 'https://borong.example',
    HOST_IDENTITY: 'https://id.borong.example',
    HOST_ACCESS: 'https://access.borong.example',
    HOST_API: 'https://api.borong.example',
    SITE_MEMBERSHIP: 'https://anggota.borong.example',
    SITE_RFQ: 'https://tender.borong.example',
    SITE_MOBILE: 'https://mobil.borong.example',
    SITE_DEEP_LINK: 'https://link.borong.example',
    OWN_ORIGINS: 'https://borong.example,https://anggota.borong.example',
  }).runtime
  expect(elsewhere).toMatchObject({
    mainSite: 'https://borong.example',
    hosts: {
      main: '/gateway',
      identity: 'https://id.borong.example',
      access: 'https://access.borong.example',
      api: 'https://api.borong.example',
    },
    sites: {
      mobile: 'https://mobil.borong.example',
      membership: 'https://anggota.borong.example',
      rfq: 'https://tender.borong.example',
      deepLink: 'https://link.borong.example',
    },
    ownOrigins: [
      'https://m.borong.example',
      'https://borong.example',
      'https://anggota.borong.example',
    ],
  })
})

test('K-08: listens on this machine alone in a demo, unless HOST names another address', () => {
  expect(configFrom({}).host).toBe('0.0.0.0')
  expect(configFrom({ DEMO: '1' }).host).toBe('127.0.0.1')
  expect(configFrom({ DEMO: '1', HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
})

test.each([
  'PORT',
  'FIRST_DATA_MS',
  'DOCUMENT_FRESH_MS',
  'DOCUMENT_STALE_MS',
  'RENDER_MS',
  'RENDER_WORKERS',
  'CACHE_MB',
  'REPORTS_PER_MINUTE',
  'RENDERS_PER_MINUTE',
  'BODY_GRACE_MS',
])('K-08: refuses %s when it is no number', (name) => {
  for (const value of ['abc', '', '-1'])
    expect(() => configFrom({ [name]: value })).toThrow(`${name} must be a number of at least`)
})

test('M-04: stacks are shown by a demo whose registry is public, and by no other shop', () => {
  const shown = (environment: Record<string, string>) => configFrom(environment).showsStacks
  expect(shown({ DEMO: '1', REGISTRY_PUBLIC: '1' })).toBe(true)
  expect([shown({}), shown({ DEMO: '1' }), shown({ REGISTRY_PUBLIC: '1' })]).toEqual([
    false,
    false,
    false,
  ])
})
