import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './Tabs.module.css'

export interface TabsProps {
  label: string
  tabs: readonly { id: string; title: ReactNode; content: ReactNode }[]
  value: string
  onChange: (id: string) => void
}

/** Several views of one subject, one at a time. Arrow keys move the focus and select the focused tab. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const chosen = tabs.find((tab) => tab.id === value) ?? tabs[0]

  function handleKey(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === chosen?.id)
    const last = tabs.length - 1
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const next = to === undefined ? undefined : tabs[to]
    if (to === undefined || !next) return
    event.preventDefault()
    onChange(next.id)
    const button = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]
    button?.focus()
    button?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={handleKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        className={styles.panel}
        aria-labelledby={`${base}-${chosen?.id}`}
        tabIndex={0}
      >
        {chosen?.content}
      </div>
    </div>
  )
}
