import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './Countdown.module.css'

export interface CountdownProps {
  /** The end, in epoch milliseconds. */
  until: number
  /** The server's time of the data. The first render uses it, in the browser and on the server. */
  now: number
  /** Text for screen readers before the figures: `Promo berakhir dalam`. */
  label: string
  /** Called once, at zero. */
  onEnd?: () => void
  /** `boxes` for a deal, `plain` (`00:30`) inside a line of text. */
  look?: 'boxes' | 'plain'
  /** Formats whole days as words before the figures; without it the hours exceed 24. */
  days?: (count: number) => ReactNode
}

const second = 1000
const day = 86_400 * second

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The remaining time, by the server's clock, because a phone's clock is often wrong. It ticks once it is hydrated. */
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
  const parts = [
    ...(look === 'plain' && h === 0 ? [] : [{ unit: 'h', text: twoDigits(h) }]),
    { unit: 'm', text: twoDigits(m) },
    { unit: 's', text: twoDigits(s) },
  ]
  const text = parts.map((part) => part.text).join(':')
  return (
    <span className={styles.countdown} role="timer">
      <span className="visually-hidden">{label} </span>
      {wholeDays > 0 && days && <span>{days(wholeDays)} </span>}
      {look === 'plain' ? (
        text
      ) : (
        <>
          <span className="visually-hidden">{text}</span>
          {parts.map((part) => (
            <span key={part.unit} className={styles.box} aria-hidden>
              {part.text}
            </span>
          ))}
        </>
      )}
    </span>
  )
}
