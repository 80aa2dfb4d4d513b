import { changeMemberOutlets } from '@borong/api/company-addresses'
import { call, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Checkbox } from '@borong/ui/Checkbox'
import { Form } from '@borong/ui/Form'
import { UserIcon } from '@borong/ui/icons/UserIcon'
import { ListRow } from '@borong/ui/ListRow'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { useState } from 'react'
import type { CostCentre, Member } from '../company/company.ts'
import { Rows } from '../parts/Screen.tsx'
import styles from './Outlets.module.css'
import { useOutletsChanged } from './use-outlets-changed.ts'
import { useOutletMessages } from './use-outlet-messages.ts'

interface MemberOutletsProps {
  companyId: string
  members: readonly Member[]
  centres: readonly CostCentre[]
}

/** The outlets that buyers and approvers order for. Admins and finance see all of them. */
export default function MemberOutlets({ companyId, members, centres }: MemberOutletsProps) {
  const t = useOutletMessages()
  const limited = members.filter(({ role }) => role === 'buyer' || role === 'approver')
  if (limited.length === 0 || centres.length === 0) return <p>{t('outlets.membersNone')}</p>
  return (
    <Rows>
      {limited.map((member) => (
        <MemberRow key={member.user_id} companyId={companyId} member={member} centres={centres} />
      ))}
    </Rows>
  )
}

function MemberRow({
  companyId,
  member,
  centres,
}: Omit<MemberOutletsProps, 'members'> & { member: Member }) {
  const t = useOutletMessages()
  const [isOpen, setOpen] = useState(false)
  const names = centres.filter(({ id }) => member.outlets.includes(id)).map(({ name }) => name)
  return (
    <div>
      <ListRow
        start={<UserIcon size={24} />}
        title={member.name}
        detail={names.length === 0 ? t('outlets.every') : names.join(', ')}
        end={
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden>{t(isOpen ? 'company.close' : 'company.edit')}</span>
            <VisuallyHidden>{t('outlets.changeOf', { name: member.name })}</VisuallyHidden>
          </Button>
        }
      />
      {isOpen && (
        <ChooseOutlets
          companyId={companyId}
          member={member}
          centres={centres}
          onDone={() => setOpen(false)}
        />
      )}
    </div>
  )
}

function ChooseOutlets({
  companyId,
  member,
  centres,
  onDone,
}: Omit<MemberOutletsProps, 'members'> & { member: Member; onDone: () => void }) {
  const t = useOutletMessages()
  const changed = useOutletsChanged()
  const [chosen, choose] = useState<readonly string[]>(member.outlets)
  const save = useSubmit(async () => {
    await call(changeMemberOutlets, {
      params: { companyId, memberId: member.user_id },
      body: { outlets: [...chosen] },
    })
    await changed(t('outlets.memberSaved'))
    onDone()
  })
  const shown = centres.filter(({ id, is_archived }) => !is_archived || chosen.includes(id))
  return (
    <Form className={styles.panel} submit={save} onSubmit={() => save.start()}>
      <fieldset className={styles.choices}>
        <legend>{t('outlets.chooseFor', { name: member.name })}</legend>
        {shown.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(isChosen) =>
              choose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </fieldset>
      <p>
        {t(chosen.length === 0 ? 'outlets.noneChosen' : 'outlets.someChosen', {
          count: chosen.length,
        })}
      </p>
      <ErrorNotice error={save.error} />
      <Button type="submit" variant="secondary" loading={save.busy}>
        {t('outlets.saveMember')}
      </Button>
    </Form>
  )
}
