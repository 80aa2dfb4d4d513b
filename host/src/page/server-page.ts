import { readable, settled, type Credentials, type Modules, type Page } from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'
import { createPage } from './create-page.ts'
import { serverWords } from './server-words.ts'

type Exports = Readonly<Record<string, unknown>>

/** On the server nobody is known, nothing is called and nothing is kept. */
const nobody: Credentials = {
  accessToken: () => '',
  guestToken: () => '',
  refreshToken: () => '',
  guestId: () => '',
  prepare: async () => {},
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
    keep: () => {},
    version: (unit) => boot.set.units[unit]?.version ?? '',
  }
  return createPage(boot, {
    credentials: nobody,
    modules,
    telemetry: { record: () => {} },
    showToast: () => {},
    markDocuments: () => {},
    previousPath: () => '/',
    words: serverWords((unit, language) => {
      const words = load(unit, `./messages/${language}`)
      return (words.default ?? words) as Exports
    }),
    now: boot.now,
  })
}
