import { useMessages } from '@borong/contract'
import { brokenPasswordRules, type PasswordRule } from '@borong/api/rules/password'
import { NewPasswordFields } from '@borong/ui/NewPasswordFields'

interface NewPasswordProps {
  password: string
  repeated: string
  onChange: (change: { password?: string; repeated?: string }) => void
}

const RULES: readonly PasswordRule[] = ['length', 'lower', 'upper', 'digit', 'symbol']

/** The fields for a new password, with the messages of sign-in. */
export function NewPassword({ password, repeated, onChange }: NewPasswordProps) {
  const t = useMessages()
  const faults = brokenPasswordRules(password)
  return (
    <NewPasswordFields
      password={password}
      repeated={repeated}
      onPassword={(value) => onChange({ password: value })}
      onRepeated={(value) => onChange({ repeated: value })}
      requirements={RULES.map((rule) => ({
        text: t(`signIn.password.rule.${rule}`),
        isMet: password !== '' && !faults.includes(rule),
      }))}
      words={{
        label: t('signIn.password.label'),
        repeat: t('signIn.password.repeat'),
        hint: t('signIn.password.hint'),
        weak: t('signIn.password.weak'),
        apart: t('signIn.password.apart'),
        rules: t('signIn.password.rules'),
        met: t('signIn.password.met'),
        reveal: t('signIn.password.reveal'),
        conceal: t('signIn.password.conceal'),
      }}
    />
  )
}
