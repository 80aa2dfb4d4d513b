import { PlainId, PlainText } from '@borong/api/plain'
import * as v from 'valibot'
import { deskAct, deskPage, readPage } from '../desk/public.ts'
import type { Gateway } from '../server/domain.ts'
import { type AlarmedBill, decisions, decisionsFor, deskView } from './desk-view.ts'
import { deskMessages } from './messages.ts'
import { applyReport } from './settle.ts'
import { sealerOf } from './seal.ts'

const Decision = v.object({
  serial: PlainId,
  decision: v.picklist(decisions),
  reason: v.pipe(PlainText(500), v.minLength(3)),
})

/** The operators' page of bills that need a decision. The decision and its log line are one transaction. */
export function serveBillDesk(gateway: Gateway): void {
  deskPage(gateway, ['operator'], {
    path: '/bills',
    title: deskMessages.title,
    read: (_actor, _params, { page }) => alarms(gateway, page),
    view: ({ bills }, language) => deskView(bills, language),
  })

  deskAct(gateway, ['operator'], {
    path: '/bills',
    action: 'decide-bill',
    body: Decision,
    async run(trx, { serial, decision, reason }, actor) {
      const bill = await trx
        .selectFrom('bill_transactions')
        .select(['id', 'state', 'alarm'])
        .where('serial', '=', serial)
        .where('alarm', 'is not', null)
        .forUpdate()
        .executeTakeFirst()
      if (!bill || !decisionsFor(bill.state).includes(decision)) return undefined
      const decided = { sealer: await sealerOf({ ...gateway, db: trx }), at: gateway.now() }
      const source = { source: 'operator', actor: actor.name, reason } as const
      if (decision === 'done')
        await applyReport(
          trx,
          bill.id,
          { ...source, outcome: { outcome: 'done', billerSerial: null, token: null, facts: [] } },
          decided,
        )
      if (decision === 'failed')
        await applyReport(
          trx,
          bill.id,
          { ...source, outcome: { outcome: 'failed', problem: 'REJECTED', detail: reason } },
          decided,
        )
      await trx
        .updateTable('bill_transactions')
        .set({ alarm: null })
        .where('id', '=', bill.id)
        .execute()
      return { subject: serial, detail: `${decision}: ${reason}`, reply: { decided: decision } }
    },
  })
}

async function alarms(
  { db }: Gateway,
  page: number,
): Promise<{ bills: AlarmedBill[]; has_more: boolean }> {
  const alarmed = db
    .selectFrom('bill_transactions')
    .select(['id', 'serial', 'alarm', 'state', 'provider', 'reference', 'product_name', 'number'])
    .select(['price', 'paid_at', 'sent_at', 'tries'])
    .where('alarm', 'is not', null)
    .orderBy('created_at')
  const { rows, has_more } = await readPage(page, alarmed)
  if (rows.length === 0) return { bills: [], has_more }
  const events = await db
    .selectFrom('bill_events')
    .select(['transaction_id', 'source', 'outcome', 'detail', 'actor', 'created_at'])
    .where(
      'transaction_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  const bills = rows.map(({ id, alarm, ...bill }) => ({
    ...bill,
    alarm: alarm!,
    events: events
      .filter((event) => event.transaction_id === id)
      .map(({ source, outcome, detail, actor, created_at }) => ({
        source,
        outcome,
        detail,
        actor,
        at: created_at.toISOString(),
      })),
  }))
  return { bills, has_more }
}
