import type { Boot, BootRoute, BootUnit, RuntimeConfig } from '@borong/contract/release'

export const config: RuntimeConfig = {
  hosts: {
    main: 'https://main',
    identity: 'https://id',
    access: 'https://access',
    api: 'https://api',
    static: 'https://static',
  },
  mainSite: 'https://borong.example',
  ownOrigins: ['https://borong.example', 'https://m.borong.example'],
  cookieDomain: '',
  basicCredential: 'Ym9yb25n',
  imageBase: '/pictures',
  insuranceInfoUrl: '',
  sites: {
    mobile: 'https://m.borong.example',
    membership: '',
    rfq: '',
    deepLink: '',
  },
  supportPhone: '1500 465',
  telemetry: {
    posthogKey: '',
    posthogHost: '',
    sentryDsn: '',
    sentryTunnel: '',
    logsToken: '',
    logsProxy: '',
  },
}

/** A unit that is inline in the document. */
export const unit = (name: string, more: Partial<BootUnit> = {}): BootUnit => ({
  version: '1.1.0',
  entry: 'entry.js',
  base: `/assets/${name}/`,
  integrity: { 'entry.js': `sha384-${name}-entry`, 'screen.js': `sha384-${name}-screen` },
  modules: {},
  ...more,
})

/** A document's boot data. */
export const boot = (
  more: { units?: Boot['set']['units']; routes?: readonly BootRoute[] } & Partial<Boot> = {},
): Boot => {
  const {
    units = { host: unit('host'), marketplace: unit('marketplace'), checkout: unit('checkout') },
    ...rest
  } = more
  return {
    set: { id: 'set-1', channel: 'production', units },
    routes: [],
    widgets: {},
    config,
    language: 'id',
    data: [],
    now: Date.UTC(2026, 0, 2),
    status: 200,
    ...rest,
  }
}
