import { withdrawInvitation } from '@borong/api/companies'
import { showPhone } from '@borong/api/rules/phone'
import { call, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { MailIcon } from '@borong/ui/icons/MailIcon'
import { ListRow } from '@borong/ui/ListRow'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { useMoment } from '../parts/use-moment.ts'
import type { Invitation } from './company.ts'
import { useCompanyChanged } from './use-company-changed.ts'

interface InvitationRowProps {
  companyId: string
  invitation: Invitation
}

/** An invitation that nobody has accepted yet. */
export function InvitationRow({ companyId, invitation }: InvitationRowProps) {
  const t = useMessages()
  const moment = useMoment()
  const changed = useCompanyChanged()
  const withdraw = useSubmit(async () => {
    await call(withdrawInvitation, { params: { companyId, invitationId: invitation.id } })
    await changed(t('company.withdrawn'))
  })
  const role = t(`company.roleOf.${invitation.role}`)
  const to = invitation.channel === 'email' ? invitation.to : showPhone(invitation.to)
  return (
    <div>
      <ListRow
        start={<MailIcon size={24} />}
        title={to}
        detail={
          invitation.is_expired
            ? t('company.expired', { role })
            : t('company.until', { role, time: moment(invitation.expires_at) })
        }
        end={
          <Button variant="ghost" size="small" loading={withdraw.busy} onClick={withdraw.start}>
            <span aria-hidden>{t('company.withdraw')}</span>
            <VisuallyHidden>{t('company.withdrawOf', { to })}</VisuallyHidden>
          </Button>
        }
      />
      <ErrorNotice error={withdraw.error} />
    </div>
  )
}
