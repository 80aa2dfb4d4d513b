import { changeMemberRole, removeMember } from '@borong/api/companies'
import { call, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { UserIcon } from '@borong/ui/icons/UserIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Select } from '@borong/ui/Select'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { useState } from 'react'
import { ConfirmRemoval } from '../parts/ConfirmRemoval.tsx'
import styles from './Company.module.css'
import type { Member } from './company.ts'
import { roleOptions, type Role } from './roles.ts'
import { useCompanyChanged } from './use-company-changed.ts'

interface MemberRowProps {
  companyId: string
  member: Member
  isManager: boolean
}

/** One member. Admins open the row to change the role or to remove the member. */
export function MemberRow({ companyId, member, isManager }: MemberRowProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const toggle = (
    <Button variant="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      <span aria-hidden>{isOpen ? t('company.close') : t('company.edit')}</span>
      <VisuallyHidden>{t('company.change', { name: member.name })}</VisuallyHidden>
    </Button>
  )
  return (
    <div>
      <ListRow
        start={<UserIcon size={24} />}
        title={
          <>
            {member.name} {member.is_me && <Badge>{t('company.you')}</Badge>}
          </>
        }
        detail={
          <>
            {t(`company.roleOf.${member.role}`)}
            <br />
            {member.contact}
          </>
        }
        end={isManager && toggle}
      />
      {isManager && isOpen && (
        <ChangeMember companyId={companyId} member={member} onDone={() => setOpen(false)} />
      )}
    </div>
  )
}

function ChangeMember({
  companyId,
  member,
  onDone,
}: Omit<MemberRowProps, 'isManager'> & { onDone: () => void }) {
  const t = useMessages()
  const changed = useCompanyChanged()
  const [role, setRole] = useState<Role>(member.role)
  const params = { companyId, memberId: member.user_id }
  const save = useSubmit(async () => {
    await call(changeMemberRole, { params, body: { role } })
    await changed(t('company.roleSaved'))
    onDone()
  })
  return (
    <div className={styles.panel}>
      <Select
        label={t('company.role')}
        value={role}
        onChange={(next) => setRole(next as Role)}
        options={roleOptions(t)}
      />
      <ErrorNotice error={save.error} />
      <Button
        fullWidth
        variant="secondary"
        disabled={role === member.role}
        loading={save.busy}
        onClick={save.start}
      >
        {t('company.saveRole')}
      </Button>
      {!member.is_me && (
        <ConfirmRemoval
          label={t('company.remove')}
          question={t('company.removeAsk', { name: member.name })}
          keep={t('company.keep')}
          onRemove={async () => {
            await call(removeMember, { params })
            await changed(t('company.removed'))
          }}
        />
      )}
    </div>
  )
}
