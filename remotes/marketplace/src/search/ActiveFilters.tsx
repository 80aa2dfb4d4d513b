import { Link, useNavigate } from '@borong/contract'
import { Chips } from '@borong/ui/Band'
import { Chip } from '@borong/ui/Chip'
import { useRef } from 'react'
import { resultsPath } from '../shop/paths.ts'
import { useNextFocus } from '../shop/use-next-focus.ts'
import { placeOf, toggled, writeFilters, type Filters, type Names } from './filters.ts'
import { useMarks } from './marks.ts'
import type { ResultView } from './result-view.ts'
import { useDropMessages } from './use-drop-messages.ts'

/** The active filters, each with a button that removes it, and a link that removes all. */
export function ActiveFilters({ keyword, type, filters, names }: ResultView & { names: Names }) {
  const t = useDropMessages()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus()
  const marks = useMarks(filters, names)
  if (marks.length === 0) return null
  const to = (next: Filters) => resultsPath(keyword, type, writeFilters(next))
  const focusAt = (at: number) =>
    focusNext(() => {
      const left = list.current?.querySelectorAll('button') ?? []
      return left[at] ?? left[at - 1] ?? document.querySelector<HTMLElement>('h1')
    })
  const remove = (at: number) => {
    const { name, value } = marks[at]!
    focusAt(at)
    void navigate(to(toggled(filters, name, value)), { replace: true })
  }
  return (
    <div ref={list}>
      <Chips>
        {marks.map(({ name, value, words }, at) => (
          <Chip
            key={`${name} ${value}`}
            removeLabel={t('filter.remove', { name: words })}
            onRemove={() => remove(at)}
          >
            {words}
          </Chip>
        ))}
        {marks.length > 1 && (
          <Chip
            link={<Link to={to(placeOf(keyword, filters))} replace onClick={() => focusAt(0)} />}
          >
            {t('drop.all')}
          </Chip>
        )}
      </Chips>
    </div>
  )
}
