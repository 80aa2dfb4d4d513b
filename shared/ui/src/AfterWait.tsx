import { useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Countdown } from './Countdown.tsx'

export interface AfterWaitProps {
  /** When the wait is over, in epoch milliseconds of this device's clock. A later moment begins a new wait. */
  until: number
  /** What may be done then: `Kirim ulang`. It stands beside the time that is left. */
  label: string
  /** Spoken before the figures: `Kirim ulang dalam`. */
  waitLabel: string
  /** What may be done, once the wait is over. */
  children: ReactNode
}

/** Shows the time that is left, then what may be done. */
export const AfterWait = (props: AfterWaitProps) => <Wait key={props.until} {...props} />

function Wait({ until, label, waitLabel, children }: AfterWaitProps) {
  const [now] = useState(() => Date.now())
  const [isOver, setOver] = useState(now >= until)
  if (isOver) return children
  return (
    <Button variant="secondary" size="small" disabled>
      {label} (
      <Countdown
        look="plain"
        until={until}
        now={now}
        label={waitLabel}
        onEnd={() => setOver(true)}
      />
      )
    </Button>
  )
}
