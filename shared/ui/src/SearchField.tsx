import type { FormEvent, ReactNode, Ref } from 'react'
import { SearchIcon } from './icons/SearchIcon.tsx'
import { XIcon } from './icons/XIcon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './SearchField.module.css'
import { useEarlyText } from './use-early-text.ts'

export interface SearchFieldProps {
  label: string
  clearLabel: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  /** Called on Enter or the search key of the phone; never called with only spaces. */
  onSearch: (value: string) => void
  /** The action of the form without scripts, with the text as `q`. */
  action?: string
  autoFocus?: boolean
  /** The id of a list of suggestions that the caller renders below. */
  listId?: string
  activeId?: string
  expanded?: boolean
  onKeyDown?: (event: React.KeyboardEvent) => void
  onFocus?: () => void
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** The search box; with `listId` it is a combobox of the suggestions below it. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    clearLabel,
    value,
    onChange,
    onSearch,
    listId,
    expanded = false,
    ref,
    ...more
  } = props
  const field = useEarlyText(ref, value, onChange)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (value.trim()) onSearch(value.trim())
  }

  const combobox = listId && {
    role: 'combobox',
    // The list exists only while it is open.
    'aria-controls': expanded ? listId : undefined,
    'aria-expanded': expanded,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': more.activeId,
  }
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.form}
      action={more.action}
      onSubmit={handleSubmit}
    >
      <SearchIcon className={styles.icon} />
      <input
        ref={field}
        className={styles.input}
        // The role of a combobox is permitted for a field of text alone.
        type={listId ? 'text' : 'search'}
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={more.placeholder}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- for a page that contains only this field
        autoFocus={more.autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={more.onKeyDown}
        onFocus={more.onFocus}
        {...combobox}
      />
      {value && <IconButton label={clearLabel} icon={<XIcon />} onClick={() => onChange('')} />}
      {more.end}
    </form>
  )
}
