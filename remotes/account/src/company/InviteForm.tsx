import { inviteMember } from '@borong/api/companies'
import { isEmail } from '@borong/api/rules/email'
import { isMobilePhone, normalisePhone } from '@borong/api/rules/phone'
import { call, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { Select } from '@borong/ui/Select'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { roleOptions, type Role } from './roles.ts'
import { useCompanyChanged } from './use-company-changed.ts'

const CHANNELS = ['email', 'whatsapp'] as const
type Channel = (typeof CHANNELS)[number]

/** Invites a person by mail or WhatsApp with a role. */
export function InviteForm({ companyId }: { companyId: string }) {
  const t = useMessages()
  const changed = useCompanyChanged()
  const [channel, setChannel] = useState<Channel>('email')
  const [to, setTo] = useState('')
  const [role, setRole] = useState<Role>('buyer')
  const isEmailChosen = channel === 'email'
  const isValid = isEmailChosen ? isEmail(to) : isMobilePhone(normalisePhone(to) ?? '')
  const invite = useSubmit(async () => {
    await call(inviteMember, { params: { companyId }, body: { channel, to, role } })
    setTo('')
    await changed(t('company.invited'))
  })
  return (
    <Form submit={invite} onSubmit={() => invite.start()}>
      <Select
        label={t('company.channel')}
        value={channel}
        onChange={(next) => {
          setChannel(next as Channel)
          setTo('')
        }}
        options={CHANNELS.map((value) => ({ value, label: t(`company.channelOf.${value}`) }))}
      />
      <TextField
        key={channel}
        type={isEmailChosen ? 'email' : 'tel'}
        name="invite-to"
        autoComplete="off"
        label={isEmailChosen ? t('company.email') : t('company.phone')}
        hint={t('company.inviteHint')}
        maxLength={isEmailChosen ? 254 : 30}
        value={to}
        onChange={setTo}
        invalid={!isValid && t(isEmailChosen ? 'company.emailWrong' : 'company.phoneWrong')}
      />
      <Select
        label={t('company.role')}
        value={role}
        onChange={(next) => setRole(next as Role)}
        options={roleOptions(t)}
      />
      <ErrorNotice error={invite.error} />
      <Button type="submit" fullWidth loading={invite.busy}>
        {t('company.inviteSend')}
      </Button>
    </Form>
  )
}
