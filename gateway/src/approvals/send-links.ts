import { textOf } from '@borong/api/messages'
import { randomBytes } from 'node:crypto'
import { deliver, openChannels } from '../delivery/public.ts'
import { accountOf } from '../identity/public.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { eachTaken } from '../server/due-work.ts'
import { hashOf } from './links.ts'
import { requestMessages } from './messages.ts'
import { type ApprovalSubjects, readSubject, type SubjectOf } from './approval-subjects.ts'
import type { MessageKind } from './table.ts'
import { writeRequest } from './write-request.ts'

const TRIES = 5
const PAUSE_MS = 60_000

interface DueLink {
  id: string
  request_id: string
  position: number
  user_id: string
  kind: MessageKind
}

/** Sends the messages with links that are due. */
export const sendLinks = (gateway: Gateway, subjects: ApprovalSubjects): Promise<void> =>
  eachTaken(gateway, {
    job: 'approval-links',
    table: 'approval_links',
    key: ['id'],
    dueAt: 'next_try_at',
    tries: 'tries',
    pauseMs: PAUSE_MS,
    mostTries: TRIES,
    parallel: 20,
    async send(link: DueLink) {
      const token = randomBytes(32).toString('base64url')
      await set(gateway, link, { token_hash: hashOf(token) })
      await send(gateway, subjects, { ...link, token })
    },
    end: (link) => set(gateway, link, { next_try_at: null }),
  })

const set = (
  { db }: Gateway,
  { id }: DueLink,
  change: { token_hash: string } | { next_try_at: null },
) => db.updateTable('approval_links').set(change).where('id', '=', id).execute()

async function send(
  gateway: Gateway,
  subjects: ApprovalSubjects,
  link: DueLink & { token: string },
): Promise<void> {
  const { db, config } = gateway
  const request = await db
    .selectFrom('approval_requests')
    .innerJoin('approval_steps', 'approval_steps.request_id', 'approval_requests.id')
    .selectAll('approval_requests')
    .where('approval_requests.id', '=', link.request_id)
    .where('approval_requests.state', '=', 'waiting')
    .where('approval_steps.position', '=', link.position)
    .where('approval_steps.state', '=', 'waiting')
    .executeTakeFirst()
  const subject = request && (await readSubject(db, subjects, request))
  const approver = await accountOf(db, link.user_id)
  if (!request || !subject || !approver) return
  const open = openChannels(config)
  const target =
    approver.email && open.email
      ? ({ channel: 'email', to: approver.email } as const)
      : approver.handphone && open.whatsapp
        ? ({ channel: 'whatsapp', to: approver.handphone } as const)
        : undefined
  if (!target) return
  const requester = (await accountOf(db, request.requester_id))?.name ?? ''
  // The token is in the fragment, which browsers send to no server.
  const url = `${config.shopUrl}/approvals/link#${link.token}`
  const values = {
    requester,
    company: subject.company_name,
    type: request.subject_type,
    serial: subject.serial,
    name: subject.name ?? (await goodsOf(gateway, subjects, request)),
    total: subject.grand_total,
    until: request.expires_at,
    url,
    kind: link.kind,
  }
  await deliver(gateway, { ...target, ...writeRequest(values, request.language) })
}

/** The goods of a message, those of the largest amounts. */
const MOST_GOODS = 3

async function goodsOf(
  { db, now }: Gateway,
  subjects: ApprovalSubjects,
  { order_id: id, subject_type: type, language }: SubjectOf & { language: Language },
): Promise<string> {
  const lines = (await subjects[type].lines(db, id, now())).toSorted(
    (one, other) => other.quantity * other.unit_price - one.quantity * one.unit_price,
  )
  const goods = lines
    .slice(0, MOST_GOODS)
    .map(({ quantity, unit, name }) => `${quantity} ${unit} ${name}`)
    .join(', ')
  const count = lines.length - MOST_GOODS
  return count > 0 ? textOf(requestMessages.moreGoods, language, { goods, count }) : goods
}
