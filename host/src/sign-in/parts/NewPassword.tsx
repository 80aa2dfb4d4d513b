import { useMessages } from '@borong/contract'
import { passwordFaults, type PasswordFault } from '@borong/api/rules/password'
import { RequirementList } from '@borong/ui/RequirementList'
import { TextField } from '@borong/ui/TextField'

interface NewPasswordProps {
  password: string
  repeated: string
  onChange: (change: { password?: string; repeated?: string }) => void
  /** Whether what is wrong should be said: not while it is typed for the first time. */
  asked: boolean
}

const RULES: readonly PasswordFault[] = ['length', 'lower', 'upper', 'digit', 'symbol']

/** Whether this password, typed twice, can be set. */
export const isGoodPassword = (password: string, repeated: string): boolean =>
  passwordFaults(password).length === 0 && password === repeated

/** A password that is about to be set, typed twice, with what it still lacks. */
export function NewPassword({ password, repeated, onChange, asked }: NewPasswordProps) {
  const t = useMessages()
  const faults = passwordFaults(password)
  const words = {
    revealLabel: t('signIn.password.reveal'),
    concealLabel: t('signIn.password.conceal'),
  }
  const isTyped = repeated !== '' && repeated.length >= password.length
  return (
    <>
      <TextField
        type="password"
        name="new-password"
        label={t('signIn.password.label')}
        autoComplete="new-password"
        value={password}
        onChange={(value) => onChange({ password: value })}
        hint={t('signIn.password.hint')}
        error={asked && faults.length > 0 ? t('signIn.password.weak') : undefined}
        {...words}
      />
      <RequirementList
        label={t('signIn.password.rules')}
        metLabel={t('signIn.password.met')}
        requirements={RULES.map((rule) => ({
          text: t(`signIn.password.rule.${rule}`),
          isMet: password !== '' && !faults.includes(rule),
        }))}
      />
      <TextField
        type="password"
        name="repeated-password"
        label={t('signIn.password.repeat')}
        autoComplete="new-password"
        value={repeated}
        onChange={(value) => onChange({ repeated: value })}
        error={password !== repeated && (asked || isTyped) ? t('signIn.password.apart') : undefined}
        {...words}
      />
    </>
  )
}
