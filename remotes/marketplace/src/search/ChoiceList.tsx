import { useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Checkbox } from '@borong/ui/Checkbox'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useState } from 'react'
import { toggled, valuesOf, wordsOf, type Filters } from './filters.ts'

interface ChoiceListProps {
  name: 'category' | 'brand' | 'city'
  choices: readonly { value: string; name: string; count: number }[]
  draft: Filters
  onChange: (draft: Filters) => void
}

const SHOWN = 6

/** One list filter: the first few values, those chosen among them, and all on demand. */
export function ChoiceList({ name, choices, draft, onChange }: ChoiceListProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const [all, setAll] = useState(false)
  const chosen = valuesOf(draft, name)
  // What was chosen stays to be seen, even when the other filters leave nothing of it.
  const missing = chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, name: wordsOf(value), count: 0 }))
  const list = [...missing, ...choices]
  if (list.length === 0) return null
  const shown = all ? list : list.filter((one, at) => at < SHOWN || chosen.includes(one.value))
  return (
    <Band>
      <SectionHeader title={t(`filter.${name}`)} />
      <div>
        {shown.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.name}
            hint={wholeNumber(choice.count, language)}
            checked={chosen.includes(choice.value)}
            onChange={() => onChange(toggled(draft, name, choice.value))}
          />
        ))}
      </div>
      {shown.length < list.length && (
        <Button variant="ghost" size="small" onClick={() => setAll(true)}>
          {t('filter.more', { count: list.length - shown.length })}
        </Button>
      )}
    </Band>
  )
}
