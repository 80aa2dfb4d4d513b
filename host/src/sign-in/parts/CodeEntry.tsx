import { useMessages, type useSubmit } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { CodeField } from '@borong/ui/CodeField'
import { Form } from '@borong/ui/Form'
import type { ReactNode } from 'react'
import { attemptsLeft, codeProblem } from '../error-messages.ts'
import type { SentCode } from '../sent-code.atoms.ts'

interface CodeEntryProps {
  sent: SentCode
  code: string
  onCode: (code: string) => void
  /** Sends the code. */
  submit: ReturnType<typeof useSubmit<[code: string]>>
  submitLabel: string
  /** Other fields of the form. Without them the last digit submits it. */
  children?: ReactNode
}

const CODE_LENGTH = 6

/** The field for the code, with its error. */
export function CodeEntry({ sent, code, onCode, submit, submitLabel, children }: CodeEntryProps) {
  const t = useMessages()
  const { error } = submit
  const left = error && attemptsLeft(error)
  const message =
    error &&
    [codeProblem(error, t('network.title')), left ? t('signIn.code.left', { count: left }) : '']
      .filter(Boolean)
      .join('. ')
  return (
    <Form submit={submit} onSubmit={() => submit.start(code)}>
      <CodeField
        label={t('signIn.code.label')}
        value={code}
        onChange={onCode}
        error={message}
        sms={sent.channel === 'sms' ? sent.resendAt : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the page's only question
        autoFocus
        {...(children ? {} : { onComplete: submit.start })}
      />
      {children}
      <Button type="submit" fullWidth loading={submit.busy} disabled={code.length < CODE_LENGTH}>
        {submitLabel}
      </Button>
    </Form>
  )
}
