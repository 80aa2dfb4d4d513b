import type { RecentSearch } from '@borong/api/search.shapes'
import { Link, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { IconButton } from '@borong/ui/IconButton'
import { ClockIcon } from '@borong/ui/icons/ClockIcon'
import { XIcon } from '@borong/ui/icons/XIcon'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useRef } from 'react'
import { useNextFocus } from '../shop/use-next-focus.ts'
import { PopularSearches } from './PopularSearches.tsx'
import styles from './Suggestions.module.css'
import { useHistory } from './use-history.ts'

/** Recent and popular searches, shown before the visitor types. */
export const SearchStart = () => (
  <>
    <Recent />
    <Band>
      <PopularSearches />
    </Band>
  </>
)

function Recent() {
  const t = useMessages()
  const { entries, remove, clear } = useHistory()
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus()
  const field = () => document.querySelector<HTMLElement>('[role=combobox]')
  const removeEntry = (entry: RecentSearch, at: number) => {
    focusNext(() => {
      const left = list.current?.querySelectorAll('button') ?? []
      return left[at] ?? left[at - 1] ?? field()
    })
    return remove(entry)
  }
  const removeAll = () => {
    focusNext(field)
    return clear()
  }
  if (entries.length === 0) return null
  return (
    <Band>
      <SectionHeader
        title={t('search.recent')}
        aside={
          <Button variant="ghost" size="small" onClick={removeAll}>
            {t('search.clearAll')}
          </Button>
        }
      />
      <div ref={list} className={styles.history}>
        {entries.map((entry, at) => (
          <div key={entry.link} className={styles.recent}>
            <Link to={entry.link} className={styles.option} title={entry.name}>
              <span className={styles.mark}>
                <ClockIcon />
              </span>
              <span className={styles.words}>{entry.short_name}</span>
            </Link>
            <IconButton
              label={t('search.remove', { name: entry.name })}
              icon={<XIcon />}
              onClick={() => removeEntry(entry, at)}
            />
          </div>
        ))}
      </div>
    </Band>
  )
}
