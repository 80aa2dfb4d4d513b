import { changeIdentity, newIdentity } from '@borong/api/verification'
import { call, isApiError, toast, useMessages, useNavigate, useSubmit } from '@borong/contract'
import { isEmail, normaliseEmail } from '@borong/api/rules/email'
import { isMobilePhone, normalisePhone } from '@borong/api/rules/phone'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { Radio, RadioGroup } from '@borong/ui/Radio'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { changePath, CHANNELS, type Contact } from './contact.ts'
import { useIdentity } from './identity.atoms.ts'
import { SendingError } from './SendingError.tsx'

interface ChangeContactFormProps {
  contact: Contact
  /** The stored value. */
  old: string
  isVerified: boolean
  /** The password is the only proof of this buyer. */
  asksPassword: boolean
}

const AT_FIELD = new Set(['SAME_IDENTITY', 'PHONE_REGISTERED', 'EMAIL_REGISTERED'])

/** The field for the new contact: it differs from the old one and is not in use; a code is sent to it. */
export function ChangeContactForm({
  contact,
  old,
  isVerified,
  asksPassword,
}: ChangeContactFormProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const { state, change, storeSent } = useIdentity()
  const [password, setPassword] = useState('')
  const typed = state[contact]
  const identity = storedForm(contact, typed)
  const isSame = identity === old && isVerified

  const send = useSubmit(
    async (identity: string) => {
      const body = { type: contact, new_identity: identity, channel: state.channel }
      try {
        const proof = { headers: { 'X-Ota': state.ota } }
        const { data } = isVerified
          ? await call(changeIdentity, { body }, proof)
          : await call(newIdentity, { body: asksPassword ? { ...body, password } : body }, proof)
        storeSent(`change-${contact}`, data)
        // The input may have changed meanwhile: this restores the value that the code was sent to.
        change({ ota: '', [contact]: typed })
      } catch (error) {
        if (!isApiError(error) || error.reason !== 'OTA_INVALID') throw error
        // The proof has expired: the buyer is asked for a new one, and the input remains.
        change({ ota: '' })
        toast(error.message, { type: 'error' })
        return null
      }
      return true
    },
    { leave: (isSent) => isSent && navigate(`${changePath(contact)}/otp`) },
  )
  const wrongPassword = send.error?.reason === 'PASSWORD_NOT_VALID'
  const refused = send.error && AT_FIELD.has(send.error.reason) ? send.error : null
  return (
    <Form submit={send} onSubmit={() => identity && send.start(identity)}>
      <TextField
        type={contact === 'phone' ? 'tel' : 'email'}
        name={`new-${contact}`}
        label={t(`contact.new.${contact}`)}
        autoComplete={contact === 'phone' ? 'tel' : 'email'}
        autoCapitalize="none"
        maxLength={254}
        value={typed}
        onChange={(value) => change({ [contact]: value })}
        error={refused?.message}
        invalid={
          (identity === null && t(`contact.invalid.${contact}`)) ||
          (isSame && t(`contact.same.${contact}`))
        }
      />
      {contact === 'phone' && (
        <RadioGroup
          label={t('identity.choose')}
          name="channel"
          value={state.channel}
          onChange={(channel) => change({ channel: channel as 'whatsapp' | 'sms' })}
        >
          {CHANNELS.phone.map((channel) => (
            <Radio key={channel} value={channel} label={t(`identity.by.${channel}`)} />
          ))}
        </RadioGroup>
      )}
      {asksPassword && (
        <TextField
          type="password"
          name="password"
          label={t('privacy.password')}
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={setPassword}
          error={wrongPassword && send.error?.message}
          revealLabel={t('password.reveal')}
          concealLabel={t('password.conceal')}
        />
      )}
      {!refused && !wrongPassword && <SendingError error={send.error} />}
      <Button type="submit" fullWidth loading={send.busy}>
        {t('identity.send')}
      </Button>
    </Form>
  )
}

function storedForm(contact: Contact, typed: string): string | null {
  if (contact === 'email') return isEmail(typed) ? normaliseEmail(typed) : null
  const phone = normalisePhone(typed)
  return phone && isMobilePhone(phone) ? phone : null
}
