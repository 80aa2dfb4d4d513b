import { userProfile } from '@borong/api/users'
import { Link, useCall, useMessages } from '@borong/contract'
import { brokenPasswordRules, type PasswordRule } from '@borong/api/rules/password'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { NewPasswordFields } from '@borong/ui/NewPasswordFields'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { useIdentity } from '../identity/identity.atoms.ts'
import { ProveFirst } from '../identity/ProveFirst.tsx'
import { Band, Screen } from '../parts/Screen.tsx'
import { useProfileUpdate } from './use-profile-update.ts'

const RULES: readonly PasswordRule[] = ['length', 'lower', 'upper', 'digit', 'symbol']
const PROOF = '/verify-identity?for=password'

/** Sets a password: with the old one, or after a proof of identity when there is none or it was forgotten. */
export function SetPassword() {
  const t = useMessages()
  const { result: buyer } = useCall(userProfile)
  const { state } = useIdentity()
  const needsProof = !buyer.has_password && !state.ota
  return (
    <Screen title={t(buyer.has_password ? 'password.change' : 'password.set')}>
      <Band>{needsProof ? <ProveFirst to={PROOF} /> : <PasswordForm asksOld={!state.ota} />}</Band>
    </Screen>
  )
}

function PasswordForm({ asksOld }: { asksOld: boolean }) {
  const t = useMessages()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const save = useProfileUpdate(t('password.saved'))
  const errors = brokenPasswordRules(password)
  const isWrongOld = save.error?.reason === 'PASSWORD_NOT_VALID'
  return (
    <Form
      submit={save}
      onSubmit={() =>
        save.start({ new_password: password, ...(asksOld ? { current_password: old } : {}) })
      }
    >
      {asksOld && (
        <>
          <TextField
            type="password"
            name="current-password"
            label={t('password.old')}
            autoComplete="current-password"
            value={old}
            onChange={setOld}
            error={isWrongOld && save.error?.message}
            invalid={old === '' && t('password.oldMissing')}
            revealLabel={t('password.reveal')}
            concealLabel={t('password.conceal')}
          />
          <Link to={PROOF}>{t('password.forgot')}</Link>
        </>
      )}
      <NewPasswordFields
        password={password}
        repeated={repeated}
        onPassword={setPassword}
        onRepeated={setRepeated}
        requirements={RULES.map((rule) => ({
          text: t(`password.rule.${rule}`),
          isMet: password !== '' && !errors.includes(rule),
        }))}
        words={{
          label: t('password.new'),
          repeat: t('password.repeat'),
          hint: t('password.hint'),
          weak: t('password.weak'),
          apart: t('password.apart'),
          rules: t('password.rules'),
          met: t('password.met'),
          reveal: t('password.reveal'),
          conceal: t('password.conceal'),
        }}
      />
      {!isWrongOld && <ErrorNotice error={save.error} />}
      <Button type="submit" fullWidth loading={save.busy}>
        {t('edit.save')}
      </Button>
    </Form>
  )
}
