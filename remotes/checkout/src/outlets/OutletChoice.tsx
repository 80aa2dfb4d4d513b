import { Checkbox } from '@borong/ui/Checkbox'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import styles from './OutletOrder.module.css'
import { MOST_OUTLETS, type Outlet } from './outlet-table.ts'
import { useOutletMessages } from './use-outlet-messages.ts'

interface OutletChoiceProps {
  all: readonly Outlet[]
  chosen: readonly Outlet[]
  onChange: (ids: string[]) => void
}

/** The outlets that get a column. The quantities of an outlet without one are not ordered, and stay stored. */
export function OutletChoice({ all, chosen, onChange }: OutletChoiceProps) {
  const t = useOutletMessages()
  const [typed, setTyped] = useState('')
  const ids = chosen.map(({ id }) => id)
  const text = typed.trim().toLowerCase()
  const found = all.filter(({ label, city, centre }) =>
    `${label} ${city} ${centre}`.toLowerCase().includes(text),
  )
  const isFull = chosen.length >= MOST_OUTLETS
  return (
    <details>
      <summary>{t('outletOrder.columns', { number: chosen.length, all: all.length })}</summary>
      {all.length > 12 && (
        <TextField
          type="search"
          label={t('outletOrder.findOutlet')}
          value={typed}
          onChange={setTyped}
          maxLength={80}
          hint={isFull ? t('outletOrder.mostColumns', { most: MOST_OUTLETS }) : undefined}
        />
      )}
      <div className={styles.choices}>
        {found.map(({ id, label, city }) => (
          <Checkbox
            key={id}
            label={`${label}, ${city}`}
            checked={ids.includes(id)}
            disabled={isFull && !ids.includes(id)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...ids, id] : ids.filter((one) => one !== id))
            }
          />
        ))}
      </div>
    </details>
  )
}
