import { isFault, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Countdown } from '@borong/ui/Countdown'
import { Notice } from '@borong/ui/Notice'
import { useState, type ReactNode } from 'react'
import { FaultNotice } from '../parts/FaultNotice.tsx'
import { useOnce } from '../parts/use-once.ts'
import { waitOf } from './code-problem.ts'
import type { CodeChannel, SentCode } from './identity.atoms.ts'
import styles from './Identity.module.css'

interface ResendProps {
  sent: SentCode
  channels: readonly CodeChannel[]
  onResend: (channel: CodeChannel) => Promise<void>
  onWait: (seconds: number) => void
}

/** Another code, by the same way or another, once the wait is over; the wait goes on over a reload. */
export function Resend({ sent, channels, onResend, onWait }: ResendProps) {
  const t = useMessages()
  const [isFresh, setFresh] = useState(false)
  const sending = useOnce(async (channel: CodeChannel) => {
    setFresh(false)
    try {
      await onResend(channel)
    } catch (fault) {
      const seconds = isFault(fault) ? waitOf(fault) : undefined
      if (seconds !== undefined) onWait(seconds)
      throw fault
    }
    setFresh(true)
  })
  return (
    <>
      <FaultNotice fault={sending.fault} />
      <div className={styles.resend}>
        <AfterWait key={sent.resendAt} until={sent.resendAt}>
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

/** Shows the time that is left, then what may be done. */
function AfterWait({ until, children }: { until: number; children: ReactNode }) {
  const t = useMessages()
  const [now] = useState(() => Date.now())
  const [isOver, setOver] = useState(now >= until)
  if (isOver) return children
  return (
    <Button variant="secondary" size="small" disabled>
      {t('identity.resend')} (
      <Countdown
        look="plain"
        until={until}
        now={now}
        label={t('identity.wait')}
        onEnd={() => setOver(true)}
      />
      )
    </Button>
  )
}
