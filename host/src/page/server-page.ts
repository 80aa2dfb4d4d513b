import { readable, settled, type Credentials, type Modules, type Page } from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'
import { createPage } from './create-page.ts'
import { serverMessages } from './server-messages.ts'

type Exports = Readonly<Record<string, unknown>>

/** The server knows no visitor, sends no requests and stores nothing. */
const nobody: Credentials = {
  accessToken: () => '',
  guestToken: () => '',
  refreshToken: () => '',
  guestId: () => '',
  prepare: async () => ({ isRenewed: false }),
  recover: async () => false,
  toLogin: () => {},
}

/** A page for one request. */
export function createServerPage(
  boot: Boot,
  load: (unit: string, module: string) => Exports,
): Page {
  const modules: Modules = {
    load(unit, module) {
      try {
        return settled(load(unit, module))
      } catch (error) {
        return readable(Promise.reject(error))
      }
    },
    retry: () => {},
    retain: () => {},
    version: (unit) => boot.set.units[unit]?.version ?? '',
  }
  return createPage(boot, {
    credentials: nobody,
    modules,
    telemetry: { record: () => {} },
    showToast: () => {},
    markDocuments: () => {},
    previousPath: () => '/',
    messages: serverMessages((unit, language) => {
      const messages = load(unit, `./messages/${language}`)
      return (messages.default ?? messages) as Exports
    }),
  })
}
