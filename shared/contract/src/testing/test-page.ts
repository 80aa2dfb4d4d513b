import { createStore } from 'jotai'
import { createQueryClient } from '../queries/query-client.ts'
import type { Credentials, Modules, Page } from '../page.ts'
import type { Boot } from '../release.ts'
import type { TelemetryRecord } from '../telemetry.ts'
import type { ToastMessage } from '../toast.ts'
import { createMessages, type MessageTable } from '../page-messages.ts'

/** A page for tests, with the toasts and telemetry records that it received. */
export interface TestPage extends Page {
  records: TelemetryRecord[]
  toasts: ToastMessage[]
}

interface Options {
  boot?: Partial<Boot>
  credentials?: Partial<Credentials>
  modules?: Partial<Modules>
  messages?: (unit: string, language: 'id' | 'en') => Promise<MessageTable>
}

/** Creates a page without a host for tests: a guest with a token, in a shop with one widget. */
export function testPage({ boot, credentials, modules, messages }: Options = {}): TestPage {
  const whole = { ...emptyBoot, ...boot }
  const records: TelemetryRecord[] = []
  const toasts: ToastMessage[] = []
  return {
    boot: whole,
    store: createStore(),
    queries: createQueryClient(whole, Date.now()),
    messages: createMessages(messages ?? (async () => ({}))),
    credentials: {
      accessToken: () => '',
      guestToken: () => 'guest',
      refreshToken: () => '',
      guestId: () => 'guest-id',
      prepare: async () => ({ isRenewed: false }),
      recover: async () => false,
      toLogin: () => {},
      ...credentials,
    },
    modules: {
      load: async () => ({}),
      retry: () => {},
      retain: () => () => {},
      fallBack: async () => false,
      version: () => '1.0.0',
      ...modules,
    },
    telemetry: { record: (record) => void records.push(record) },
    showToast: (toast) => void toasts.push(toast),
    markDocuments: () => {},
    noteRecall: () => {},
    previousPath: () => '/',
    records,
    toasts,
  }
}

const unit = { version: '1.0.0', entry: 'entry.js', base: '/assets/x/', integrity: {}, modules: {} }

const emptyBoot: Boot = {
  set: { id: 'set-1', channel: 'production', units: { host: unit, checkout: unit } },
  routes: [],
  widgets: { 'checkout/add-to-cart': { unit: 'checkout', module: './widgets/AddToCart' } },
  config: {
    hosts: {
      main: 'http://main',
      identity: 'http://id',
      access: 'http://access',
      api: 'http://api',
      static: 'http://static',
    },
    mainSite: '',
    ownOrigins: [],
    sites: { mobile: '', membership: '', rfq: '', deepLink: '' },
    cookieDomain: '',
    basicCredential: '',
    imageBase: '',
    insuranceInfoUrl: '',
    supportPhone: '',
    telemetry: {
      posthogKey: '',
      posthogHost: '',
      sentryDsn: '',
      sentryTunnel: '',
      logsToken: '',
      logsProxy: '',
    },
  },
  language: 'id',
  data: [],
  now: 0,
  status: 200,
}
