import { agentBook } from '@borong/api/agents'
import type { Domain, Gateway } from '../server/domain.ts'
import { newestPage } from '../server/newest-page.ts'
import { referralCodeOf } from '../vouchers/public.ts'
import { HOLD_DAYS, payCommissions, RATE_PERCENT } from './commissions.ts'
import { agentsMigrations } from './table.ts'

/** agents bring buyers with their code, and earn a commission of their orders. */
export const agents: Domain = {
  name: 'agents',
  migrations: agentsMigrations,
  removed: { agents: 'user_id' },
  routes: serveAgents,
  jobs: [{ name: 'agent-commissions', everySeconds: 60, run: payCommissions }],
}

function serveAgents({ serve, db, config }: Gateway): void {
  serve(agentBook, async ({ query: { page, limit }, buyerId, refuse }) => {
    const agent = await db
      .selectFrom('agents')
      .select('user_id')
      .where('user_id', '=', buyerId)
      .executeTakeFirst()
    if (!agent) return refuse('AGENT_UNKNOWN')
    const code = await referralCodeOf(db, buyerId)
    const earning = db
      .selectFrom('agent_commissions')
      .where('agent_id', '=', buyerId)
      .where('amount', '>', 0)
    const { earned } = await earning
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('earned'))
      .executeTakeFirstOrThrow()
    const { count, rows } = await newestPage(earning, { page, limit }, 'created_at')
    return {
      data: {
        code,
        link: `${config.shopUrl}/register?ajak=${code}`,
        rate_percent: RATE_PERCENT,
        hold_days: HOLD_DAYS,
        earned: Number(earned),
        items: rows.map(({ order_serial, amount, created_at }) => ({
          order_serial,
          amount,
          created_at: created_at.toISOString(),
        })),
        total_count: count,
        page,
        limit,
      },
    }
  })
}
