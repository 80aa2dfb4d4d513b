import { useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useRef, useState } from 'react'
import { FILTER_VALUES } from '../shop/limits.ts'
import { useNextFocus } from '../shop/use-next-focus.ts'
import { CountedBox } from './CountedBox.tsx'
import { nameOf, toggled, valuesOf, type Filters, type Names } from './filters.ts'
import styles from './Search.module.css'

export interface Choice {
  value: string
  name: string
  /** The number of results with this choice; undefined while it is unknown. */
  count: number | undefined
  /** The value contains other values of the list, and is exclusive with them. */
  isWide?: boolean
}

interface ChoiceListProps {
  name: 'category' | 'brand' | 'city' | 'membership' | 'attr'
  /** The beginning of the values of this list, which shares its filter with others. */
  prefix?: string
  title: string
  choices: readonly Choice[]
  /** Whether the choices are complete: a value that is not among them has no results. */
  isWhole?: boolean
  isExact?: boolean
  names?: Names
  draft: Filters
  onChange: (draft: Filters) => void
}

const SHOWN = 6

/** One list filter: the first few values, the chosen ones, and all on demand. */
export function ChoiceList(props: ChoiceListProps) {
  const { name, prefix = '', title, choices, isWhole, isExact, names, draft, onChange } = props
  const t = useMessages()
  const [all, setAll] = useState(false)
  const boxes = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus()
  const chosen = valuesOf(draft, name)
  // A chosen value remains visible, even when it has no results with the other filters.
  const missing = chosen
    .filter(
      (value) => value.startsWith(prefix) && !choices.some((choice) => choice.value === value),
    )
    .map((value) => ({ value, name: nameOf(names, name, value), count: isWhole ? 0 : undefined }))
  const list = useSeen([...choices, ...missing], isWhole ? 0 : undefined)
  if (list.length === 0) return null
  const shown = all ? list : list.filter((one, at) => at < SHOWN || chosen.includes(one.value))
  const isFull = chosen.length >= FILTER_VALUES
  const isWide = (value: string) => list.some((one) => one.value === value && one.isWide)
  const choose = (value: string) => {
    const others = chosen.filter((one) => isWide(one) === isWide(value))
    onChange(toggled({ ...draft, [name]: others.join(',') }, name, value))
  }
  const showAll = () => {
    const first = list.findIndex((one) => !shown.includes(one))
    // A choice without results is disabled, so it cannot have the focus.
    focusNext(() => {
      const inputs = [...(boxes.current?.querySelectorAll('input') ?? [])]
      return inputs.slice(first).find((one) => !one.disabled) ?? boxes.current
    })
    setAll(true)
  }
  return (
    <Band>
      <SectionHeader title={title} />
      {isFull && (
        <p className={styles.count} role="status">
          {t('filter.most', { count: FILTER_VALUES })}
        </p>
      )}
      <div ref={boxes}>
        {shown.map((choice) => (
          <CountedBox
            key={choice.value}
            label={choice.name}
            count={choice.count}
            isExact={isExact}
            isBarred={isFull && isWide(choice.value) === isWide(chosen[0]!)}
            checked={chosen.includes(choice.value)}
            onChange={() => choose(choice.value)}
          />
        ))}
      </div>
      {shown.length < list.length && (
        <Button variant="ghost" size="small" onClick={showAll}>
          {t('filter.more', { count: list.length - shown.length })}
        </Button>
      )}
    </Band>
  )
}

/** The choices in the order of their first appearance: a choice without results does not move the others. */
function useSeen(choices: readonly Choice[], absent: number | undefined): readonly Choice[] {
  const [seen, setSeen] = useState(choices)
  const more = choices.filter(({ value }) => !seen.some((one) => one.value === value))
  if (more.length > 0) setSeen([...seen, ...more])
  const now = new Map(choices.map((choice) => [choice.value, choice]))
  return [...seen, ...more].map((one) => now.get(one.value) ?? { ...one, count: absent })
}
