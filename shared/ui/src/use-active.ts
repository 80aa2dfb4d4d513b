import { useState, type KeyboardEvent } from 'react'

/** Moves through the options of a list by arrow keys, while the focus remains in the search box. */
export function useActive(listId: string) {
  const [id, setId] = useState<string>()
  const options = () => [
    ...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
  ]
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') return setId(undefined)
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const all = options()
    const at = all.findIndex((option) => option.id === id)
    const next = all[at + by] ?? (by > 0 ? all[0] : all.at(-1))
    setId(next?.id)
    next?.scrollIntoView({ block: 'nearest' })
  }
  return {
    id,
    handleKey,
    clear: () => setId(undefined),
    /** Clicks the active option; returns false when there is none. */
    press(): boolean {
      const option = id === undefined ? undefined : options().find((one) => one.id === id)
      option?.click()
      return option !== undefined
    },
  }
}
