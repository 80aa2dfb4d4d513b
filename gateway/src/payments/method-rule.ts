import type { Gateway, Language } from '../server/domain.ts'
import type { BankPageKind } from './methods.ts'

declare module '../server/domain.ts' {
  interface Domain {
    /** Decide whether a buyer may use the methods of a kind. */
    methodRules?: readonly MethodRule[]
  }
}

/** Why a buyer can't use a method, and the page that helps. */
export interface MethodRefusal {
  message: string
  path: string
}

/** The domain that decides who may use the methods of one kind. */
export interface MethodRule {
  readonly kind: BankPageKind
  refusals(
    gateway: Pick<Gateway, 'db' | 'now'>,
    asked: { buyerId: string; amount: number; language: Language; methods: readonly string[] },
  ): Promise<ReadonlyMap<string, MethodRefusal>>
}

/** The methods that the rules of the domains refuse this buyer, by the method's id. */
export async function refusedMethods(
  gateway: Pick<Gateway, 'db' | 'now' | 'domains'>,
  asked: {
    buyerId: string
    amount: number
    language: Language
    methods: readonly { id: string; kind: BankPageKind }[]
  },
): Promise<ReadonlyMap<string, MethodRefusal>> {
  const refused = new Map<string, MethodRefusal>()
  for (const rule of gateway.domains.flatMap((domain) => domain.methodRules ?? [])) {
    const methods = asked.methods.filter(({ kind }) => kind === rule.kind).map(({ id }) => id)
    if (methods.length === 0) continue
    for (const [id, refusal] of await rule.refusals(gateway, { ...asked, methods }))
      refused.set(id, refusal)
  }
  return refused
}
