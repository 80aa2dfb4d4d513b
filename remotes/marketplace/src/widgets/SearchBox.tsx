import { keywordSearch } from '@borong/api/rules/keyword-search'
import { useLocation, useMessages, useNavigate } from '@borong/contract'
import { SearchField } from '@borong/ui/SearchField'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { rememberSearch } from '../search/recent-searches.ts'
import { SearchStart } from '../search/SearchStart.tsx'
import { Suggestions } from '../search/Suggestions.tsx'
import { useActive } from '@borong/ui/use-active'
import { asKeyword, resultsPath } from '../shop/paths.ts'
import styles from './SearchBox.module.css'

const LIST = 'bar-suggestions'

export interface SearchBoxProps {
  hasFocus?: boolean
}

/** The search in the bar of a wide window. Suggestions drop below it; a phone has a page for them. */
export function SearchBox({ hasFocus = false }: SearchBoxProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(keywordIn(pathname))
  const [isOpen, setOpen] = useState(false)
  const [page, setPage] = useState(key)
  // True from a change of the text until it is searched or the focus leaves it.
  const [isTyping, setTyping] = useState(false)
  const active = useActive(LIST)
  useEffect(() => {
    // It replaces the link that had the focus. The visitor may have gone on while its code was loading.
    if (hasFocus && document.activeElement === document.body)
      box.current?.querySelector('input')?.focus()
  }, [hasFocus])
  if (page !== key) {
    setPage(key)
    if (!isTyping) {
      setOpen(false)
      setTyped(keywordIn(pathname))
    }
  }
  const hasSuggestions = isOpen && typed.trim() !== ''
  const go = (keyword: string) => {
    rememberSearch(keywordSearch(keyword))
    setOpen(false)
    void navigate(resultsPath(keyword))
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Browsers clear the field at the first Escape.
      event.preventDefault()
      if (isOpen) setOpen(false)
      else setTyped('')
    } else if (event.key.startsWith('Arrow')) setOpen(true)
    active.handleKey(event)
  }
  return (
    <div
      ref={box}
      className={styles.box}
      // The host leaves the focus here when a page opens.
      data-typing={isTyping || undefined}
      onBlur={({ relatedTarget }) => {
        setTyping(false)
        if (!box.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <SearchField
        label={t('search.placeholder')}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clear')}
        action="/search"
        value={typed}
        onChange={(text) => {
          active.clear()
          setOpen(true)
          setTyping(true)
          setTyped(asKeyword(text))
        }}
        onFocus={() => setOpen(true)}
        onSearch={(keyword) => {
          setTyping(false)
          if (!active.press()) go(keyword)
        }}
        onKeyDown={handleKey}
        listId={LIST}
        activeId={active.id}
        expanded={hasSuggestions}
      />
      {isOpen && (
        <div className={styles.drop}>
          {hasSuggestions ? (
            <Suggestions id={LIST} typed={typed} active={active.id} />
          ) : (
            <SearchStart />
          )}
        </div>
      )}
    </div>
  )
}

/** The keyword of a page of results, so that it can be changed where it was typed. */
function keywordIn(pathname: string): string {
  const keyword = /^\/search\/([^/]+)/.exec(pathname)?.[1] ?? ''
  try {
    return asKeyword(decodeURIComponent(keyword))
  } catch {
    return ''
  }
}
