import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './MapSearch.module.css'
import { SearchField } from './SearchField.tsx'
import { useActive } from './use-active.ts'

/** A place in the results of a search in a map. */
export interface PlaceOption {
  id: string
  name: string
  detail: string
  icon: ReactNode
}

export interface MapSearchProps<Option extends PlaceOption> {
  label: string
  clearLabel: string
  /** The accessible name of the list of results. */
  listLabel: string
  value: string
  onChange: (text: string) => void
  /** Undefined without results for a text. The results of a previous text may stay meanwhile. */
  options: readonly Option[] | undefined
  /** Whether the options belong to a previous text: Enter chooses none of them by itself. */
  isStale: boolean
  /** The number of results, their absence or their failure. It is read out, and visible when there are no options. */
  status: string | undefined
  /** Called by a press on an option; Enter without an active option chooses the first one. */
  onChoose: (option: Option) => void
}

/** The search in a map: a combobox at its top, with the results below it. Pass it as `search` to the `AreaMap`. */
export function MapSearch<Option extends PlaceOption>(props: MapSearchProps<Option>) {
  const { label, clearLabel, listLabel, value, onChange, options = [], isStale, onChoose } = props
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const active = useActive(list)
  const isExpanded = isOpen && options.length > 0
  const choose = (option: Option) => {
    setOpen(false)
    active.clear()
    onChoose(option)
  }
  const change = (text: string) => {
    active.clear()
    setOpen(text.trim() !== '')
    onChange(text)
    // The button that clears the field is removed with its text.
    if (text === '') field.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value !== '') {
      // Browsers clear the field at the first Escape.
      event.preventDefault()
      if (isOpen) setOpen(false)
      else change('')
    } else if (event.key.startsWith('Arrow') && options.length > 0) setOpen(true)
    active.handleKey(event)
  }
  const search = () => {
    const [first] = options
    if (isExpanded && active.press()) return
    if (first && !isStale) choose(first)
    else setOpen(true)
  }
  return (
    <div
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <div className={styles.field}>
        <SearchField
          ref={field}
          label={label}
          placeholder={label}
          clearLabel={clearLabel}
          value={value}
          onChange={change}
          onSearch={search}
          onKeyDown={handleKey}
          listId={list}
          activeId={isExpanded ? active.id : undefined}
          expanded={isExpanded}
        />
      </div>
      {isExpanded && (
        <div id={list} role="listbox" aria-label={listLabel} className={styles.drop}>
          {options.map((option) => (
            <button
              key={option.id}
              id={`${list}-${option.id}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={active.id === `${list}-${option.id}`}
              className={styles.option}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.icon}
              <span className={styles.words}>
                <span>{option.name}</span>
                <small>{option.detail}</small>
              </span>
            </button>
          ))}
        </div>
      )}
      <div
        role="status"
        className={isOpen && options.length === 0 && props.status ? styles.none : 'visually-hidden'}
      >
        {props.status}
      </div>
    </div>
  )
}
