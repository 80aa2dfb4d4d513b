import { complaintRefusals, complaintWishes } from '@borong/api/complaints.shapes'
import { PlainId, PlainText } from '@borong/api/plain'
import * as v from 'valibot'
import { deskAct, deskPage, readPage } from '../desk/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { ProblemError } from '../server/problem.ts'
import { Refused } from '../server/refused.ts'
import { deskView } from './desk-view.ts'
import { deskMessages } from './messages.ts'
import { agreed, buyerDue, solved, step, transitDue } from './move.ts'
import type { Turn } from './table.ts'
import { type Act, actsOf } from './transitions.ts'
import { viewComplaints, type ComplaintRow } from './view.ts'

const Amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000_000))
const seen = {
  number: PlainId,
  /** The version that the actor saw. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
}
const Reason = v.pipe(PlainText(2000), v.minLength(3))
const Answer = v.object({
  ...seen,
  solution: v.picklist([...complaintWishes, 'none']),
  amount: v.optional(Amount),
  text: Reason,
})
const Shipped = v.object({ ...seen, tracking_number: v.pipe(PlainText(60), v.minLength(3)) })
const Received = v.object({ ...seen, text: v.optional(PlainText(2000), '') })
const Decision = v.object({ ...seen, amount: Amount, text: Reason })

type Seen = { number: string; version: number }

/** The desk's page of complaints with the acts of sellers and operators. Each act and its log line are one transaction. */
export function serveComplaintDesk(gateway: Gateway): void {
  const { db, now, config } = gateway
  const roles = ['operator', 'seller'] as const

  const make = async (
    trx: Trx,
    body: Seen,
    made: {
      act: Act
      by: 'seller' | 'operator'
      sellerId: number | null
      text: string
      language: Language
    },
    decide: Parameters<typeof step>[2],
  ) => {
    const { act, by, sellerId, text, language } = made
    const party = by === 'seller' ? { side: by, sellerId } : { side: by }
    const { number, version } = body
    try {
      return await step(
        trx,
        { number, version, party, act, text, at: now(), demoSpeed: config.demoSpeed },
        decide,
      )
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, ...texts } =
        complaintRefusals[error.refusal as keyof typeof complaintRefusals]
      throw new ProblemError(status, { name: error.refusal, message: texts[language] })
    }
  }
  const done = (row: ComplaintRow, text: string) => ({
    subject: row.number,
    detail: [row.solution, row.amount || '', text].filter(Boolean).join(': '),
    reply: { state: row.state },
  })

  deskPage(gateway, roles, {
    path: '/complaints',
    title: deskMessages.title,
    async read({ sellerId }, _params, { page }) {
      const all = db
        .selectFrom('complaints')
        .selectAll()
        .$if(sellerId !== null, (own) => own.where('seller_id', '=', sellerId!))
      const mine: Turn[] = sellerId === null ? ['operator', 'seller'] : ['seller']
      const { rows, has_more } = await readPage(
        page,
        // Decisions of an operator come first, then the first deadline.
        all.where('turn', 'in', mine).orderBy('turn').orderBy('due_at').orderBy('updated_at'),
        all
          .where((eb) => eb.or([eb('turn', 'is', null), eb('turn', 'not in', mine)]))
          .orderBy('updated_at', 'desc'),
      )
      const views = await viewComplaints(db, rows)
      const complaints = rows.map((row, at) => {
        const operator = sellerId === null ? actsOf(row, 'operator') : []
        return { ...views[at]!, acts: [...actsOf(row, 'seller'), ...operator] }
      })
      return { complaints, has_more }
    },
    view: ({ complaints }, language) => deskView(complaints, { language, base: config.publicUrl }),
  })

  deskAct(gateway, roles, {
    path: '/complaints/answer',
    action: 'answer-complaint',
    body: Answer,
    async run(trx, { text, solution, amount, ...body }, { sellerId }, language) {
      const made = { act: 'answer', by: 'seller', sellerId, text, language } as const
      const row = await make(trx, body, made, ({ wish, most }) => {
        const at = now()
        const hasRefund = solution === 'refund' || solution === 'return'
        const offered = hasRefund ? (amount ?? most) : 0
        if (solution === wish && (!hasRefund || offered === most))
          return { ...agreed(wish, offered, at), news: 'COMPLAINT_AGREED' }
        return {
          state: 'answered',
          turn: 'buyer',
          due_at: buyerDue(at),
          solution,
          amount: offered,
          news: 'COMPLAINT_ANSWERED',
        }
      })
      return done(row, text)
    },
  })

  deskAct(gateway, roles, {
    path: '/complaints/ship',
    action: 'ship-replacement',
    body: Shipped,
    async run(trx, { tracking_number, ...body }, { sellerId }, language) {
      const text = tracking_number
      const made = { act: 'ship', by: 'seller', sellerId, text, language } as const
      const row = await make(trx, body, made, () => ({
        state: 'agreed',
        turn: 'buyer',
        due_at: transitDue(now()),
        tracking_number,
        news: 'COMPLAINT_SENT',
      }))
      return done(row, text)
    },
  })

  deskAct(gateway, roles, {
    path: '/complaints/receive',
    action: 'receive-return',
    body: Received,
    async run(trx, { text, ...body }, { sellerId }, language) {
      const made = { act: 'receive', by: 'seller', sellerId, text, language } as const
      return done(await make(trx, body, made, ({ amount }) => solved(amount)), text)
    },
  })

  deskAct(gateway, ['operator'], {
    path: '/complaints/decide',
    action: 'decide-complaint',
    body: Decision,
    async run(trx, { text, amount, ...body }, { sellerId }, language) {
      const made = { act: 'decide', by: 'operator', sellerId, text, language } as const
      const row = await make(trx, body, made, () =>
        solved(amount, { solution: amount > 0 ? 'refund' : 'none', news: 'COMPLAINT_ENDED' }),
      )
      return done(row, text)
    },
  })
}
