import { RequirementList } from './RequirementList.tsx'
import { TextField } from './TextField.tsx'

export interface NewPasswordFieldsProps {
  password: string
  repeated: string
  onPassword: (password: string) => void
  onRepeated: (repeated: string) => void
  /** The requirements of the password, and whether each is met. */
  requirements: readonly { text: string; isMet: boolean }[]
  words: {
    label: string
    repeat: string
    hint: string
    /** The error for an unmet requirement. */
    weak: string
    /** The error for two different passwords. */
    apart: string
    /** The label of the requirements: `Syarat kata sandi`. */
    rules: string
    met: string
    reveal: string
    conceal: string
  }
}

/** The two fields for a new password, with its requirements. */
export function NewPasswordFields({
  password,
  repeated,
  onPassword,
  onRepeated,
  requirements,
  words,
}: NewPasswordFieldsProps) {
  const isTyped = repeated !== '' && repeated.length >= password.length
  const shared = {
    type: 'password',
    autoComplete: 'new-password',
    revealLabel: words.reveal,
    concealLabel: words.conceal,
  } as const
  return (
    <>
      <TextField
        {...shared}
        name="new-password"
        label={words.label}
        value={password}
        onChange={onPassword}
        hint={words.hint}
        invalid={requirements.some(({ isMet }) => !isMet) && words.weak}
      />
      <RequirementList label={words.rules} metLabel={words.met} requirements={requirements} />
      <TextField
        {...shared}
        name="repeated-password"
        label={words.repeat}
        value={repeated}
        onChange={onRepeated}
        error={isTyped && password !== repeated && words.apart}
        invalid={password !== repeated && words.apart}
      />
    </>
  )
}
