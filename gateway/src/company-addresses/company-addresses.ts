import * as addressCalls from '@borong/api/company-addresses'
import type { FastifyRequest } from 'fastify'
import {
  companyAddressOf,
  isOfOutlets,
  placeFault,
  searchCompanyAddresses,
} from '../addresses/public.ts'
import { type Actor, actorOf, recorded } from '../audit/public.ts'
import { centreNames, lockAsManager } from '../companies/public.ts'
import { outletsByCompany, setOutlets } from '../memberships/public.ts'
import { mayInCompany } from '../permissions/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { Refused } from '../server/refused.ts'
import {
  addCompanyAddress,
  changeCompanyAddress,
  removeCompanyAddress,
} from './change-company-address.ts'
import { importAddresses } from './import-addresses.ts'

const PAGE_SIZE = 50

/** F-08: the addresses of companies. Admins change them, and members order to those of their outlets. */
export const companyAddresses: Domain = { name: 'company-addresses', routes: serveCompanyAddresses }

function serveCompanyAddresses({ serve, db, now }: Gateway): void {
  serve(
    addressCalls.companyAddresses,
    async ({ params: { companyId }, query, buyerId, refuse }) => {
      const outlets = (await outletsByCompany(db, buyerId)).get(companyId)
      if (!outlets) return refuse('COMPANY_UNKNOWN')
      const names = await centreNames(db, companyId)
      const limit = PAGE_SIZE
      const page = await searchCompanyAddresses(db, companyId, { ...query, names, outlets, limit })
      return {
        ...page,
        is_editable: await mayInCompany(db, { buyerId, companyId, action: 'company:manage' }),
      }
    },
  )

  serve(addressCalls.companyAddress, async ({ params, buyerId, refuse }) => {
    const outlets = (await outletsByCompany(db, buyerId)).get(params.companyId)
    if (!outlets) return refuse('COMPANY_UNKNOWN')
    const address = await companyAddressOf(db, params)
    return address && isOfOutlets(outlets, address) ? { address } : refuse('ADDRESS_UNKNOWN')
  })

  serve(addressCalls.addCompanyAddress, async (call) => {
    const { companyId } = call.params
    const address = await atomically(db, (trx) =>
      asManager(trx, call, async (by, at) => {
        await check(trx, companyId, call.body)
        return addCompanyAddress(trx, { companyId, given: call.body, by, at })
      }),
    )
    return { address }
  })

  serve(addressCalls.editCompanyAddress, async (call) => {
    const { params, body } = call
    const address = await atomically(db, (trx) =>
      asManager(trx, call, async (by, at) => {
        await check(trx, params.companyId, body)
        return changeCompanyAddress(trx, { ...params, given: body, by, at })
      }),
    )
    return { address }
  })

  serve(addressCalls.removeCompanyAddress, async (call) => {
    await atomically(db, (trx) =>
      asManager(trx, call, (by, at) => removeCompanyAddress(trx, { ...call.params, by, at })),
    )
    return { result: { done: true } }
  })

  serve(addressCalls.importCompanyAddresses, (call) =>
    atomically(db, (trx) =>
      asManager(trx, call, (by, at) =>
        importAddresses(trx, { ...call.body, companyId: call.params.companyId, by, at }),
      ),
    ),
  )

  serve(addressCalls.changeMemberOutlets, async (call) => {
    const { companyId, memberId } = call.params
    const outlets = [...new Set(call.body.outlets)]
    await atomically(db, (trx) =>
      asManager(trx, call, async (by, at) => {
        const names = await centreNames(trx, companyId)
        const textOf = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? '').join(', ')
        if (outlets.some((id) => !names.has(id))) throw new Refused('COST_CENTRE_UNKNOWN')
        const before = await setOutlets(trx, { companyId, userId: memberId, outlets })
        if (!before) throw new Refused('MEMBER_UNKNOWN')
        await recorded(trx, {
          companyId,
          act: 'MEMBER_OUTLETS_CHANGED',
          by,
          personId: memberId,
          before: { outlets: textOf(before) },
          after: { outlets: textOf(outlets) },
          at,
        })
      }),
    )
    return { outlets }
  })

  /** Runs the work of an admin of the company, which it locks. */
  async function asManager<T>(
    trx: Trx,
    call: { params: { companyId: string }; buyerId: string; request: FastifyRequest },
    work: (by: Actor, at: Date) => Promise<T>,
  ): Promise<T> {
    await lockAsManager(trx, { companyId: call.params.companyId, buyerId: call.buyerId })
    return work(actorOf(call), now())
  }
}

async function check(
  trx: Trx,
  companyId: string,
  body: Parameters<typeof placeFault>[0] & { cost_centre_id: string | null },
): Promise<void> {
  const fault = placeFault(body)
  if (fault) throw new Refused(fault)
  const { cost_centre_id: id } = body
  if (id !== null && !(await centreNames(trx, companyId)).has(id))
    throw new Refused('COST_CENTRE_UNKNOWN')
}
