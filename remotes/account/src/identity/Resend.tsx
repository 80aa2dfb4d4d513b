import { isApiError, useMessages, useSubmit } from '@borong/contract'
import { AfterWait } from '@borong/ui/AfterWait'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { useState } from 'react'
import { waitOf } from './code-problem.ts'
import type { CodeChannel, SentCode } from './identity.atoms.ts'
import styles from './Identity.module.css'
import { SendingError } from './SendingError.tsx'

interface ResendProps {
  sent: SentCode
  channels: readonly CodeChannel[]
  onResend: (channel: CodeChannel) => Promise<void>
  onWait: (seconds: number) => void
}

/** Requests another code, over the same channel or another, after the wait; the wait survives a reload. */
export function Resend({ sent, channels, onResend, onWait }: ResendProps) {
  const t = useMessages()
  const [isFresh, setFresh] = useState(false)
  const sending = useSubmit(async (channel: CodeChannel) => {
    setFresh(false)
    try {
      await onResend(channel)
    } catch (error) {
      const seconds = isApiError(error) ? waitOf(error) : undefined
      if (seconds !== undefined) onWait(seconds)
      throw error
    }
    setFresh(true)
  })
  return (
    <>
      <SendingError error={sending.error} />
      <div className={styles.resend}>
        <AfterWait
          until={sent.resendAt}
          label={t('identity.resend')}
          waitLabel={t('identity.wait')}
        >
          {channels.map((channel) => (
            <Button
              key={channel}
              variant="secondary"
              size="small"
              loading={sending.busy}
              onClick={() => sending.start(channel)}
            >
              {channel === sent.channel ? t('identity.resend') : t(`identity.via.${channel}`)}
            </Button>
          ))}
        </AfterWait>
      </div>
      <div role="status">
        {isFresh && (
          <Notice tone="success">{t('identity.sentAgain', { target: sent.target })}</Notice>
        )}
      </div>
    </>
  )
}
