import { useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Countdown } from './Countdown.tsx'

export interface AfterWaitProps {
  /** The end of the wait, in epoch milliseconds of this device's clock. A later time starts a new wait. */
  until: number
  /** The name of the action: `Kirim ulang`. Shown beside the remaining time. */
  label: string
  /** Text for screen readers before the figures: `Kirim ulang dalam`. */
  waitLabel: string
  /** The action, rendered once the wait is over. */
  children: ReactNode
}

/** Shows the remaining time, then the action. */
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
