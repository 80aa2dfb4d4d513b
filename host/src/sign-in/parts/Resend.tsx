import { useMessages, useSubmit } from '@borong/contract'
import { AfterWait } from '@borong/ui/AfterWait'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { useState } from 'react'
import type { OtpChannels } from '../login.atoms.ts'
import { waitOf } from '../error-messages.ts'
import type { CodeChannel, SentCode } from '../sent-code.atoms.ts'
import { ErrorNotice } from './ErrorNotice.tsx'
import styles from './SignIn.module.css'

interface ResendProps {
  sent: SentCode
  channels: OtpChannels
  onResend: (channel: CodeChannel) => Promise<void>
  /** The gateway requires a longer wait. */
  onWait: (seconds: number) => void
}

const ORDER = ['whatsapp', 'sms', 'email'] as const

/** Sends another code by the same or another channel after the wait, which continues over a reload. */
export function Resend({ sent, channels, onResend, onWait }: ResendProps) {
  const t = useMessages()
  const [isFresh, setFresh] = useState(false)
  const sending = useSubmit(async (channel: CodeChannel) => {
    setFresh(false)
    await onResend(channel).catch((error: Parameters<typeof waitOf>[0]) => {
      const seconds = waitOf(error)
      if (seconds !== undefined) onWait(seconds)
      throw error
    })
    setFresh(true)
  })
  return (
    <>
      <ErrorNotice error={sending.error} />
      <div className={styles.resend}>
        <AfterWait
          until={sent.resendAt}
          label={t('signIn.code.resend')}
          waitLabel={t('signIn.code.wait')}
        >
          {ORDER.filter((channel) => channels[channel] || channel === sent.channel).map(
            (channel) => (
              <Button
                key={channel}
                variant="secondary"
                size="small"
                loading={sending.busy}
                onClick={() => sending.start(channel)}
              >
                {channel === sent.channel
                  ? t('signIn.code.resend')
                  : t(`signIn.code.via.${channel}`)}
              </Button>
            ),
          )}
        </AfterWait>
        <div role="status">
          {isFresh && (
            <Notice tone="success">{t('signIn.code.sentAgain', { target: sent.target })}</Notice>
          )}
        </div>
      </div>
    </>
  )
}
