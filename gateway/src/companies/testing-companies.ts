import type { TestBuyer, testShop } from '../cart/testing-shop.ts'
import type { CompanyRole } from '../memberships/public.ts'
import type { TestGateway } from '../testing/test-gateway.ts'

/** Companies and their people for tests. */
export function testCompanies(test: TestGateway) {
  let last = 0
  return {
    /** A company with these members. */
    async company(members: Readonly<Record<string, CompanyRole>>): Promise<string> {
      const id = `c-test-${++last}`
      const at = test.gateway.now()
      await test.gateway.db
        .insertInto('companies')
        .values({
          id,
          profile_user_id: id,
          name: 'PT Dapur Rasa',
          npwp: '0123456789012345',
          nitku: '',
          address: 'Jl. Melati 1',
          created_at: at,
        })
        .execute()
      for (const [user_id, role] of Object.entries(members))
        await test.gateway.db
          .insertInto('company_members')
          .values({ company_id: id, user_id, role, joined_at: at })
          .execute()
      return id
    },
    /** A company with a new buyer in each of these roles. */
    async staffed<Name extends string>(
      shop: Pick<ReturnType<typeof testShop>, 'buyer'>,
      roles: Readonly<Record<Name, CompanyRole>>,
    ): Promise<Record<Name, TestBuyer> & { companyId: string }> {
      const people = {} as Record<Name, TestBuyer>
      const members: Record<string, CompanyRole> = {}
      for (const name of Object.keys(roles) as Name[]) {
        people[name] = await shop.buyer()
        members[people[name].userId] = roles[name]
      }
      return { ...people, companyId: await this.company(members) }
    },
    /** The token in the last message to this person. */
    async tokenFor(recipient: string): Promise<string> {
      const message = await test.gateway.db
        .selectFrom('inbox_messages')
        .select('text')
        .where('recipient', '=', recipient)
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow()
      return /\/company\/join\/([\w-]{43})/.exec(message.text)?.[1] ?? ''
    },
    notificationsOf: async (userId: string) =>
      (
        await test.gateway.db
          .selectFrom('notifications')
          .select('kind')
          .where('user_id', '=', userId)
          .orderBy('id')
          .execute()
      ).map(({ kind }) => kind),
  }
}
