import { useMessages, useSubmit } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { CodeField } from '@borong/ui/CodeField'
import { Form } from '@borong/ui/Form'
import { useState } from 'react'
import { codeProblem } from './code-problem.ts'
import type { CodeChannel, SentCode } from './identity.atoms.ts'
import styles from './Identity.module.css'
import { Resend } from './Resend.tsx'

interface CodeFormProps {
  sent: SentCode
  /** The channels for another code. */
  channels: readonly CodeChannel[]
  onCode: (code: string) => Promise<void>
  /** Moves the buyer after a correct code. */
  leave: () => unknown
  onResend: (channel: CodeChannel) => Promise<void>
  /** The gateway requires a longer wait. */
  onWait: (seconds: number) => void
}

const LENGTH = 6

/** The field for a code; the last digit submits it. */
export function CodeForm({ sent, channels, onCode, leave, onResend, onWait }: CodeFormProps) {
  const t = useMessages()
  const [code, setCode] = useState('')
  const entering = useSubmit(
    async (digits: string) => {
      try {
        await onCode(digits)
      } catch (error) {
        setCode('')
        throw error
      }
    },
    { leave },
  )
  return (
    <Form submit={entering} onSubmit={() => entering.start(code)}>
      <p className={styles.lead}>
        {t(`identity.sent.${sent.channel}`)} <b>{sent.target}</b>
      </p>
      <CodeField
        label={t('identity.code')}
        value={code}
        onChange={setCode}
        onComplete={(digits) => void entering.start(digits)}
        error={entering.error && codeProblem(entering.error, t)}
        sms={sent.channel === 'sms' ? sent.resendAt : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only field of this step
        autoFocus
      />
      <Button type="submit" fullWidth loading={entering.busy} disabled={code.length < LENGTH}>
        {t('identity.verify')}
      </Button>
      <Resend
        sent={sent}
        channels={channels}
        onWait={onWait}
        onResend={async (channel) => {
          await onResend(channel)
          entering.reset()
          setCode('')
        }}
      />
    </Form>
  )
}
