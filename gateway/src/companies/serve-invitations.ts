import * as companyCalls from '@borong/api/companies'
import { actorOf, recorded } from '../audit/public.ts'
import { deliver, openChannels } from '../delivery/public.ts'
import { accountOf, masked } from '../identity/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { acceptInvitation, judgeInvitation } from './accept.ts'
import { lockAsManager } from './access.ts'
import { makeInvitation } from './invite.ts'
import { viewInvitation } from './view.ts'
import { writeInvitation } from './write-invitation.ts'

/** F-08: invitations to a company by mail or WhatsApp. */
export function serveInvitations(gateway: Gateway): void {
  const { app, serve, db, config, now } = gateway

  serve(companyCalls.inviteMember, async (call) => {
    const { params, body, buyerId, language, refuse } = call
    if (!openChannels(config)[body.channel]) return refuse('CHANNEL_CLOSED')
    const { companyId } = params
    const { invitation, companyName, token } = await makeInvitation(gateway, {
      companyId,
      buyerId,
      by: actorOf(call),
      recipient: body,
    })
    const inviter = (await accountOf(db, buyerId))?.name ?? ''
    const url = `${config.shopUrl}/company/join/${token}`
    try {
      await deliver(
        gateway,
        writeInvitation(invitation, { company: companyName, inviter, url }, language),
      )
    } catch (error) {
      app.log.error({ err: error }, 'an invitation was not taken')
      await atomically(db, async (trx) => {
        await trx.deleteFrom('company_invitations').where('id', '=', invitation.id).execute()
        await recorded(trx, {
          companyId,
          act: 'INVITATION_WITHDRAWN',
          by: null,
          subject: masked(invitation.recipient),
          before: { role: invitation.role },
          at: now(),
        })
      })
      return refuse('NOT_SENT')
    }
    return { invitation: viewInvitation(invitation, now()) }
  })

  serve(companyCalls.withdrawInvitation, async (call) => {
    const { params, buyerId, refuse } = call
    const { companyId } = params
    const withdrawn = await atomically(db, async (trx) => {
      await lockAsManager(trx, { companyId, buyerId })
      const row = await trx
        .updateTable('company_invitations')
        .set({ state: 'withdrawn' })
        .where('id', '=', params.invitationId)
        .where('company_id', '=', companyId)
        .where('state', '=', 'open')
        .returning(['recipient', 'role'])
        .executeTakeFirst()
      if (row)
        await recorded(trx, {
          companyId,
          act: 'INVITATION_WITHDRAWN',
          by: actorOf(call),
          subject: masked(row.recipient),
          before: { role: row.role },
          at: now(),
        })
      return row
    })
    return withdrawn ? { result: { done: true } } : refuse('INVITATION_UNKNOWN')
  })

  serve(companyCalls.readInvitation, async ({ body, buyerId, refuse }) => {
    const { invitation, problem } = await judgeInvitation(db, {
      token: body.token,
      buyerId,
      at: now(),
    })
    if (problem) return refuse(problem, targetOf(invitation))
    const { name } = await db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', invitation!.company_id)
      .executeTakeFirstOrThrow()
    return {
      invitation: {
        company_name: name,
        role: invitation!.role,
        invited_by: (await accountOf(db, invitation!.invited_by))?.name ?? '',
        expires_at: invitation!.expires_at.toISOString(),
      },
    }
  })

  serve(companyCalls.acceptInvitation, async (call) => {
    const { body, buyerId, refuse } = call
    const { token } = body
    const accepted = await acceptInvitation(gateway, { token, buyerId, by: actorOf(call) })
    if (accepted.company) return { company: accepted.company }
    return refuse(accepted.problem, targetOf(accepted.invitation))
  })
}

/** The masked address of an invitation, which the refusal of another person's link names. */
const targetOf = (invitation: { recipient: string } | undefined) => ({
  values: { target: invitation ? masked(invitation.recipient) : '' },
})
