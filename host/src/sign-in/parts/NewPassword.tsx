import { useMessages } from '@borong/contract'
import { passwordFaults, type PasswordFault } from '@borong/api/rules/password'
import { NewPasswordFields } from '@borong/ui/NewPasswordFields'

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

/** A password that is about to be set, in the words of sign-in. */
export function NewPassword({ password, repeated, onChange, asked }: NewPasswordProps) {
  const t = useMessages()
  const faults = passwordFaults(password)
  return (
    <NewPasswordFields
      password={password}
      repeated={repeated}
      onPassword={(value) => onChange({ password: value })}
      onRepeated={(value) => onChange({ repeated: value })}
      isAsked={asked}
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
