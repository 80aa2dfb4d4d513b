import { useState, type ReactNode } from 'react'
import styles from './ChoiceList.module.css'
import { ListRow } from './ListRow.tsx'
import { Spinner } from './Spinner.tsx'

export interface ChoiceListProps<Value extends string> {
  /** The accessible name of the list: `Pilih cara menerima kode`. */
  label: string
  options: readonly {
    value: Value
    icon: ReactNode
    title: string
    detail?: ReactNode
  }[]
  /** The chosen action is in flight: its row shows that, and the others are disabled. */
  busy: boolean
  onChoose: (value: Value) => void
}

/** A list of actions; a tap runs one. */
export function ChoiceList<Value extends string>({
  label,
  options,
  busy,
  onChoose,
}: ChoiceListProps<Value>) {
  const [chosen, setChosen] = useState<Value>()
  const choose = (value: Value) => {
    if (busy) return
    setChosen(value)
    onChoose(value)
  }
  return (
    <div className={styles.list} role="group" aria-label={label} aria-busy={busy}>
      {options.map(({ value, icon, title, detail }) => (
        <ListRow
          key={value}
          start={icon}
          title={title}
          detail={detail}
          end={busy && chosen === value && <Spinner />}
          onClick={() => choose(value)}
        />
      ))}
    </div>
  )
}
