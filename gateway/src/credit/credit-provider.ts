import type { Gateway } from '../server/domain.ts'
import { httpCreditProvider } from './http-provider.ts'
import type { CreditProvider } from './applied-credit.ts'

/** Without a service the operators decide at the desk, where every waiting application is shown. */
const deskProvider: CreditProvider = { apply: async () => {} }

/** The configured service of credit, or the desk without one. */
export function creditProviderOf({ config }: Pick<Gateway, 'config'>): CreditProvider {
  const { creditUrl: url, creditKey, publicUrl } = config
  return url ? httpCreditProvider({ url, key: creditKey ?? '', publicUrl }) : deskProvider
}
