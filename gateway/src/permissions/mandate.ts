import { billActs } from '@borong/api/billing-entities'
import { cargoActs } from '@borong/api/cargo.shapes'
import { orderActs } from '@borong/api/orders.shapes'
import { quoteActs } from '@borong/api/quotes.shapes'
import { tenderOwnerActs } from '@borong/api/tenders.shapes'
import { type CompanyRole, type Owned, roleIn } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'

/**
 * The part of a company's orders, quotes, tenders or bills that a role acts on: all, those that the member made or judges, those that the
 * member made and parcels to the member's outlets, those that the member made, or none.
 */
export type Reach = 'all' | 'judged' | 'outlet' | 'own' | 'none'

type Reaches = Record<CompanyRole, Reach>

const buying = { admin: 'all', finance: 'none', approver: 'own', buyer: 'own' } as const

/** F-08 P-03: the acts of each role on what its company owns. Any other act is refused. */
export const mandate = {
  order: {
    read: { admin: 'all', finance: 'all', approver: 'judged', buyer: 'own' },
    pay: { admin: 'all', finance: 'all', approver: 'own', buyer: 'own' },
    cancel: { admin: 'all', finance: 'own', approver: 'own', buyer: 'own' },
    receive: { admin: 'all', finance: 'own', approver: 'outlet', buyer: 'outlet' },
    complain: { admin: 'all', finance: 'own', approver: 'own', buyer: 'own' },
    reorder: { admin: 'all', finance: 'own', approver: 'own', buyer: 'own' },
  },
  quote: {
    read: { admin: 'all', finance: 'all', approver: 'judged', buyer: 'own' },
    message: buying,
    ask: buying,
    counter: buying,
    accept: buying,
    decline: buying,
    withdraw: buying,
    order: buying,
  },
  tender: {
    read: { admin: 'all', finance: 'all', approver: 'own', buyer: 'own' },
    award: buying,
    close: buying,
    withdraw: buying,
  },
  bill: {
    read: { admin: 'all', finance: 'all', approver: 'own', buyer: 'own' },
    pay: { admin: 'all', finance: 'all', approver: 'own', buyer: 'own' },
    cancel: { admin: 'all', finance: 'own', approver: 'own', buyer: 'own' },
    schedule: { admin: 'all', finance: 'none', approver: 'own', buyer: 'own' },
  },
  shipment: {
    read: { admin: 'all', finance: 'all', approver: 'own', buyer: 'own' },
    cancel: { admin: 'all', finance: 'own', approver: 'own', buyer: 'own' },
  },
} as const satisfies {
  order: Record<(typeof orderActs)[number], Reaches>
  quote: Record<(typeof quoteActs)[number], Reaches>
  tender: Record<(typeof tenderOwnerActs)[number], Reaches>
  bill: Record<(typeof billActs)[number], Reaches>
  shipment: Record<(typeof cargoActs)[number], Reaches>
}

export type Kind = keyof typeof mandate
export type Act<Of extends Kind> = keyof (typeof mandate)[Of]

const actsIn = {
  order: orderActs,
  quote: quoteActs,
  tender: tenderOwnerActs,
  bill: billActs,
  shipment: cargoActs,
} satisfies {
  [Of in Kind]: readonly Act<Of>[]
}

/** A tender of a guest has no buyer yet. */
type MaybeOwned = Omit<Owned, 'user_id'> & { user_id: string | null }

/** How far a role's act reaches. */
export const reachOf = <Of extends Kind>(kind: Of, act: Act<Of>, role: CompanyRole): Reach =>
  (mandate[kind][act] as Reaches)[role]

/** The acts of a buyer with this role on something of the company. A stranger of the company has none. */
export function actsOn<Of extends Kind>(
  kind: Of,
  owned: MaybeOwned,
  buyerId: string,
  role: CompanyRole | undefined,
): ReadonlySet<Act<Of>> {
  const isOwn = owned.user_id === buyerId
  const acts = actsIn[kind] as unknown as readonly Act<Of>[]
  if (owned.company_id === null) return new Set(isOwn ? acts : [])
  if (role === undefined) return new Set()
  return new Set(
    acts.filter((act) => {
      const reach = reachOf(kind, act, role)
      return reach === 'all' || (isOwn && reach !== 'none')
    }),
  )
}

/** The acts of a buyer now. An approver also reads what `judges` finds. */
export async function actsNow<Of extends Kind>(
  db: Pick<Database, 'selectFrom'>,
  kind: Of,
  owned: MaybeOwned,
  buyerId: string,
  judges?: (approver: { companyId: string; approverId: string }) => Promise<boolean>,
): Promise<ReadonlySet<Act<Of>>> {
  const { company_id: companyId } = owned
  const role = companyId === null ? undefined : await roleIn(db, { companyId, userId: buyerId })
  const acts = actsOn(kind, owned, buyerId, role)
  if (companyId === null || role === undefined || !judges || acts.has('read')) return acts
  const isJudge =
    reachOf(kind, 'read', role) === 'judged' && (await judges({ companyId, approverId: buyerId }))
  return isJudge ? new Set(['read'] as const) : acts
}
