import { readable, settled, type Credentials, type Modules, type Page } from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'
import { LoadFailure } from '../loading/load-failure.ts'
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
  const version = (unit: string) => boot.set.units[unit]?.version ?? ''
  const loadNow = (unit: string, module: string): Exports => {
    try {
      return load(unit, module)
    } catch (error) {
      throw new LoadFailure(unit, version(unit), module, error)
    }
  }
  const modules: Modules = {
    load(unit, module) {
      try {
        return settled(loadNow(unit, module))
      } catch (error) {
        return readable(Promise.reject(error))
      }
    },
    retry: () => {},
    retain: () => () => {},
    fallBack: async () => false,
    version,
  }
  return createPage(boot, {
    credentials: nobody,
    modules,
    telemetry: { record: () => {} },
    showToast: () => {},
    markDocuments: () => {},
    noteRecall: () => {},
    previousPath: () => '/',
    messages: serverMessages((unit, language) => {
      const messages = loadNow(unit, `./messages/${language}`)
      return (messages.default ?? messages) as Exports
    }),
  })
}
