import type { FormEvent, ReactNode, Ref } from 'react'
import { SearchIcon } from './icons/SearchIcon.tsx'
import { XIcon } from './icons/XIcon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './SearchField.module.css'

export interface SearchFieldProps {
  label: string
  clearLabel: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  /** Enter, or the search key of the phone; never called with nothing but spaces. */
  onSearch: (value: string) => void
  /** Where the form leads without a script, with the words as `q`. */
  action?: string
  autoFocus?: boolean
  /** For a list of suggestions that the caller draws below. */
  listId?: string
  activeId?: string
  expanded?: boolean
  onKeyDown?: (event: React.KeyboardEvent) => void
  onFocus?: () => void
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** The search box; with `listId` it is the combobox of the suggestions below it. */
export function SearchField(props: SearchFieldProps) {
  const { label, clearLabel, value, onChange, onSearch, listId, expanded = false, ref } = props

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (value.trim()) onSearch(value.trim())
  }

  const combobox = listId && {
    role: 'combobox',
    'aria-controls': listId,
    'aria-expanded': expanded,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': props.activeId,
  }
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.form}
      action={props.action}
      onSubmit={handleSubmit}
    >
      <SearchIcon className={styles.icon} />
      <input
        ref={ref}
        className={styles.input}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={props.placeholder}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- for a page that is nothing but this field
        autoFocus={props.autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={props.onKeyDown}
        onFocus={props.onFocus}
        {...combobox}
      />
      {value && <IconButton label={clearLabel} icon={<XIcon />} onClick={() => onChange('')} />}
      {props.end}
    </form>
  )
}
