import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './Countdown.module.css'

export interface CountdownProps {
  /** When it ends, in epoch milliseconds. */
  until: number
  /** The server's time when it gave the data. The first draw uses it, here and on the server alike. */
  now: number
  /** What ends: `Promo berakhir dalam`. Spoken before the figures. */
  label: string
  /** Once, when it reaches nought. */
  onEnd?: () => void
  /** `boxes` for a deal, `plain` (`00:30`) inside a line of text. */
  look?: 'boxes' | 'plain'
  /** Puts whole days into words before the figures; without it the hours go on above 24. */
  days?: (count: number) => ReactNode
}

const second = 1000
const day = 86_400 * second

/** Time left. It starts from the server's clock, since that of a phone is often wrong, and runs once live. */
export function Countdown({ until, now, label, onEnd, look = 'boxes', days }: CountdownProps) {
  const [left, setLeft] = useState(until - now)
  const end = useRef(onEnd)

  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    const start = performance.now()
    const tick = () => {
      const rest = until - now - (performance.now() - start)
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      end.current?.()
    }
    const timer = setInterval(tick, second)
    tick()
    return () => clearInterval(timer)
  }, [until, now])

  const seconds = Math.max(0, Math.ceil(left / second))
  const wholeDays = days ? Math.floor((seconds * second) / day) : 0
  const rest = seconds - wholeDays * (day / second)
  const [h, m, s] = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60]
  const parts = (look === 'plain' && h === 0 ? [m, s] : [h, m, s]).map((part) =>
    String(part).padStart(2, '0'),
  )
  return (
    <span className={styles.countdown} role="timer">
      <span className="visually-hidden">{label} </span>
      {wholeDays > 0 && days && <span>{days(wholeDays)} </span>}
      {look === 'plain' ? (
        parts.join(':')
      ) : (
        <>
          <span className="visually-hidden">{parts.join(':')}</span>
          {parts.map((part, index) => (
            <span key={index} className={styles.box} aria-hidden>
              {part}
            </span>
          ))}
        </>
      )}
    </span>
  )
}
