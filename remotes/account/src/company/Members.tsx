import { useMessages } from '@borong/contract'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band, Rows } from '../parts/Screen.tsx'
import type { ApproversProps, Invitation } from './company.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { InviteForm } from './InviteForm.tsx'
import { MemberRow } from './MemberRow.tsx'

interface MembersProps extends ApproversProps {
  invitations: readonly Invitation[]
}

/** The members of a company, and for admins the invitations. */
export function Members({ companyId, members, invitations, isManager }: MembersProps) {
  const t = useMessages()
  return (
    <>
      <Band>
        <Rows>
          {members.map((member) => (
            <MemberRow
              key={member.user_id}
              companyId={companyId}
              member={member}
              isManager={isManager}
            />
          ))}
        </Rows>
      </Band>
      {isManager && (
        <Band>
          <SectionHeader title={t('company.invite')} />
          <InviteForm companyId={companyId} />
          {invitations.length > 0 && <SectionHeader level={3} title={t('company.invitations')} />}
          <Rows>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} companyId={companyId} invitation={invitation} />
            ))}
          </Rows>
        </Band>
      )}
    </>
  )
}
