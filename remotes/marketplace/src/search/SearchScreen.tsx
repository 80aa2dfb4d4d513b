import { keywordSearch } from '@borong/api/rules/keyword-search'
import { PageTitle, useMessages, useNavigate, useSearchParams } from '@borong/contract'
import { Band, Bands } from '@borong/ui/Band'
import { SearchField } from '@borong/ui/SearchField'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { asKeyword, resultsPath } from '../shop/paths.ts'
import { readFilters, writeFilters } from './filters.ts'
import { rememberSearch } from './recent-searches.ts'
import { SearchStart } from './SearchStart.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useActive } from '@borong/ui/use-active'

const LIST = 'suggestions'

/** The search page: recent searches, popular searches, and suggestions while the visitor types. */
export function SearchScreen() {
  const t = useMessages()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [typed, setTyped] = useState(asKeyword(search.get('edit') ?? ''))
  const type = (text: string) => setTyped(asKeyword(text))
  const active = useActive(LIST)
  const filters = readFilters(search)
  const leads = Object.keys(filters).length > 0
  useEffect(() => {
    if (leads) void navigate(resultsPath('', 'product', writeFilters(filters)), { replace: true })
    // The target of the address does not change while the component is mounted.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [leads])
  const go = (keyword: string) => {
    rememberSearch(keywordSearch(keyword))
    void navigate(resultsPath(keyword))
  }
  const [isClosed, setClosed] = useState(false)
  const hasSuggestions = typed.trim() !== '' && !isClosed
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Browsers clear the field at the first Escape.
      event.preventDefault()
      setClosed(hasSuggestions)
      if (!hasSuggestions) type('')
    } else if (event.key.startsWith('Arrow')) setClosed(false)
    active.handleKey(event)
  }
  return (
    <Bands>
      <PageTitle>{t('search.title')}</PageTitle>
      <h1 className="visually-hidden">{t('search.title')}</h1>
      <Band label={t('search.title')}>
        <SearchField
          label={t('search.placeholder')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          action="/search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor came here to type
          autoFocus
          value={typed}
          onChange={(value) => {
            active.clear()
            setClosed(false)
            type(value)
          }}
          onSearch={(keyword) => active.press() || go(keyword)}
          onKeyDown={handleKey}
          listId={LIST}
          activeId={active.id}
          expanded={hasSuggestions}
        />
      </Band>
      {hasSuggestions ? (
        <Suggestions id={LIST} typed={typed} active={active.id} />
      ) : (
        <SearchStart />
      )}
    </Bands>
  )
}
