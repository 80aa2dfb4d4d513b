import { RequirementList } from './RequirementList.tsx'
import { TextField } from './TextField.tsx'

export interface NewPasswordFieldsProps {
  password: string
  repeated: string
  onPassword: (password: string) => void
  onRepeated: (repeated: string) => void
  /** What the password must have, and what of it is there already. */
  requirements: readonly { text: string; isMet: boolean }[]
  /** Whether what is wrong should be said: not while it is typed for the first time. */
  isAsked: boolean
  words: {
    label: string
    repeat: string
    hint: string
    /** Something of the requirements is missing. */
    weak: string
    /** The two are not the same. */
    apart: string
    /** Above the requirements: `Syarat kata sandi`. */
    rules: string
    met: string
    reveal: string
    conceal: string
  }
}

/** A password that is about to be set, typed twice, with what it still lacks. */
export function NewPasswordFields({
  password,
  repeated,
  onPassword,
  onRepeated,
  requirements,
  isAsked,
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
        error={isAsked && requirements.some(({ isMet }) => !isMet) ? words.weak : undefined}
      />
      <RequirementList label={words.rules} metLabel={words.met} requirements={requirements} />
      <TextField
        {...shared}
        name="repeated-password"
        label={words.repeat}
        value={repeated}
        onChange={onRepeated}
        error={password !== repeated && (isAsked || isTyped) ? words.apart : undefined}
      />
    </>
  )
}
