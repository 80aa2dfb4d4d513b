import { useMessages, type ApiError } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { CodeField } from '@borong/ui/CodeField'
import type { FormEvent, ReactNode } from 'react'
import { attemptsLeft, codeProblem } from '../problem-words.ts'
import type { SentCode } from '../sent-code.atoms.ts'
import styles from './SignIn.module.css'

interface CodeEntryProps {
  sent: SentCode
  code: string
  onCode: (code: string) => void
  busy: boolean
  error: ApiError | null
  onSubmit: (code: string) => void
  submitLabel: string
  /** Other fields of the form. Without them the last digit submits it. */
  children?: ReactNode
}

export const CODE_LENGTH = 6

/** The field for the code, with its error. */
export function CodeEntry({
  sent,
  code,
  onCode,
  busy,
  error,
  onSubmit,
  submitLabel,
  children,
}: CodeEntryProps) {
  const t = useMessages()
  const left = error && attemptsLeft(error)
  const message =
    error &&
    [codeProblem(error, t('network.title')), left ? t('signIn.code.left', { count: left }) : '']
      .filter(Boolean)
      .join('. ')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(code)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <CodeField
        label={t('signIn.code.label')}
        value={code}
        onChange={onCode}
        error={message}
        sms={sent.channel === 'sms' ? sent.resendAt : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the page's only question
        autoFocus
        {...(children ? {} : { onComplete: onSubmit })}
      />
      {children}
      <Button type="submit" fullWidth loading={busy} disabled={code.length < CODE_LENGTH}>
        {submitLabel}
      </Button>
    </form>
  )
}
